import { describeError, type Instrumentation } from '@vitrina/backend';
import type { SpanExporter } from './otlp-exporter.ts';
import { type FinishedSpan, SPAN_KIND, type SpanFacts } from './otlp-format.ts';
import { currentContext, requestIdOf, type RequestContext, runInSpan } from './request-context.ts';
import { newSpanId, newTraceId, type Span } from './trace-parent.ts';

export interface Tracer {
  trace: Instrumentation['trace'];
  /** Records a finished statement. */
  statement(text: string, milliseconds: number, error: unknown): void;
  /** Ends the root span of a request or job; no effect if it is not traced. */
  finish(work: RequestContext, whole: { name: string; startedAt: number; isRequest: boolean; hasFailed: boolean; facts: SpanFacts }): void;
  /** Decides whether a request or job is traced, with all of its parts. */
  decide(work: RequestContext): Span | null;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Traces a share of all requests and jobs; of those with a caller's trace the ones that the caller samples. */
export function createTracer({ exporter, share }: { exporter: Pick<SpanExporter, 'add'>; share: number }): Tracer {
  const decide = (work: RequestContext): Span | null => {
    if (work.span !== undefined) return work.span;
    const { parent } = work;
    const isFollowed = parent ? parent.isSampled : Math.random() < share;
    work.span = isFollowed ? { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId(), parentId: parent?.spanId } : null;
    return work.span;
  };
  const below = ({ traceId, spanId }: Span): Span => ({ traceId, spanId: newSpanId(), parentId: spanId });

  const follow = async <T>(
    work: RequestContext,
    above: Span,
    { name, kind, run }: Pick<FinishedSpan, 'name' | 'kind'> & { run: () => Promise<T> },
  ): Promise<T> => {
    const span = below(above);
    const startedAt = now();
    try {
      const result = await runInSpan(work, span, run);
      exporter.add({ span, name, kind, startedAt, endedAt: now(), facts: {}, hasFailed: false });
      return result;
    } catch (error) {
      exporter.add({ span, name, kind, startedAt, endedAt: now(), facts: { 'error.type': errorType(error) }, hasFailed: true });
      throw error;
    }
  };

  return {
    decide,
    trace: (kind, name, run) => {
      const work = currentContext();
      const above = work && decide(work);
      return work && above ? follow(work, above, { name, kind: kind === 'outgoing' ? SPAN_KIND.outgoing : SPAN_KIND.inner, run }) : run();
    },
    statement: (text, milliseconds, error) => {
      const above = currentContext()?.span;
      if (!above) return;
      const endedAt = now();
      const facts: SpanFacts = { 'db.system.name': 'postgresql', 'db.query.text': text, ...(error !== undefined && { 'error.type': errorType(error) }) };
      const name = /^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? 'statement';
      exporter.add({ span: below(above), name, kind: SPAN_KIND.outgoing, startedAt: endedAt - milliseconds, endedAt, facts, hasFailed: error !== undefined });
    },
    finish: (work, { name, startedAt, isRequest, hasFailed, facts }) => {
      if (!work.span) return;
      exporter.add({
        span: work.span,
        name,
        kind: isRequest ? SPAN_KIND.request : SPAN_KIND.inner,
        startedAt: performance.timeOrigin + startedAt,
        endedAt: now(),
        facts: { ...facts, 'vitrina.request_id': requestIdOf(work) },
        hasFailed,
      });
    },
  };
}

function errorType(error: unknown): string {
  const { type, code } = describeError(error);
  return code ? `${type} ${code}` : type;
}
