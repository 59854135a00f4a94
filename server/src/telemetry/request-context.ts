import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceParent, type Span, type TraceParent } from './trace-parent.ts';

/** Context of a request or of background work, available anywhere within it. */
export interface RequestContext {
  /** Created on first use: most requests are cached pages and files, which never need it. */
  id: string | undefined;
  /** Parent span from the caller's trace; undefined: none. */
  parent: TraceParent | undefined;
  /** Current span; `null`: the request is not traced, `undefined`: not decided yet. */
  span: Span | null | undefined;
  /** Template of the rendered page. */
  template: string | undefined;
  /** Result of the page cache. */
  cache: string | undefined;
  response: ServerResponse | undefined;
}

const store = new AsyncLocalStorage<RequestContext>();

/** Returns the current context; undefined outside of requests and background work. */
export const currentContext = (): RequestContext | undefined => store.getStore();

/** Request id of the current context; undefined outside of requests and background work. */
export const currentRequestId = (): string | undefined => {
  const context = store.getStore();
  return context && requestIdOf(context);
};

export function requestIdOf(context: RequestContext): string {
  context.id ??= randomUUID();
  return context.id;
}

/** Runs `work` within a context. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => store.run(context, work);

/** Runs a part of the work within the same context, with `span` as the current span. */
export const runInSpan = <T>(context: RequestContext, span: Span, work: () => T): T => store.run({ ...context, id: requestIdOf(context), span }, work);

/** Runs work outside of the current context, such as a timer or a connection that outlives its request. */
export const runWithoutContext = <T>(work: () => T): T => store.exit(work);

const VALID_ID = /^[\w.-]{8,64}$/;

/** Creates the context of a request. Ids and trace parents of clients are taken over only behind a trusted proxy, which sets or checks them. */
export function contextOfRequest({ headers }: Pick<IncomingMessage, 'headers'>, response: ServerResponse, isTrusted: boolean): RequestContext {
  if (!isTrusted) return { id: undefined, parent: undefined, span: undefined, template: undefined, cache: undefined, response };
  const headerId = headers['x-request-id'];
  return {
    id: typeof headerId === 'string' && VALID_ID.test(headerId) ? headerId : undefined,
    parent: readTraceParent(headers.traceparent),
    span: undefined,
    template: undefined,
    cache: undefined,
    response,
  };
}

/** Creates the context of background work, with a request id of its own. */
export const createContext = (): RequestContext => ({
  id: randomUUID(),
  parent: undefined,
  span: undefined,
  template: undefined,
  cache: undefined,
  response: undefined,
});

/** Sets X-Request-Id on the reply of the current request, unless its headers are sent. */
export function sendRequestId(): void {
  const context = store.getStore();
  const response = context?.response;
  if (response && !response.headersSent && !response.destroyed) response.setHeader('X-Request-Id', requestIdOf(context));
}
