import { currentContext, requestIdOf } from './request-context.ts';
import { traceParent } from './trace-parent.ts';

/** Passes request id and trace parent to services called for a request. */
export function propagateContext(headers: Headers): void {
  const work = currentContext();
  if (!work) return;
  headers.set('x-request-id', requestIdOf(work));
  const { span, parent } = work;
  if (span) headers.set('traceparent', traceParent(span, true));
  else if (parent) headers.set('traceparent', traceParent(parent, parent.isSampled));
}
