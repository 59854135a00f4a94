import type { Span } from './trace-parent.ts';

/** Attributes a span may have: names of ours, numbers, and database statements with placeholders for their values. */
export interface SpanFacts {
  'http.request.method'?: string | undefined;
  'http.route'?: string | undefined;
  'http.response.status_code'?: number | undefined;
  'db.system.name'?: 'postgresql' | undefined;
  'db.query.text'?: string | undefined;
  'error.type'?: string | undefined;
  'vitrina.request_id'?: string | undefined;
  'vitrina.kind'?: string | undefined;
  'vitrina.cache'?: string | undefined;
}

/** Numbers of the protocol. */
export const SPAN_KIND = { inner: 1, request: 2, outgoing: 3 } as const;
const FAILED = 2;

export interface FinishedSpan {
  span: Span;
  name: string;
  kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND];
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  facts: SpanFacts;
  hasFailed: boolean;
}

/** Spans as OTLP's JSON wants them (opentelemetry.io/docs/specs/otlp, ExportTraceServiceRequest). */
export function toOtlp(spans: readonly FinishedSpan[], { service, version }: { service: string; version: string }): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': service, 'service.version': version }) },
        scopeSpans: [{ scope: { name: 'vitrina', version }, spans: spans.map(toSpan) }],
      },
    ],
  };
}

function toSpan({ span, name, kind, startedAt, endedAt, facts, hasFailed }: FinishedSpan): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId && { parentSpanId: span.parentId }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributesOf(facts),
    status: hasFailed ? { code: FAILED } : {},
  };
}

/** Returns the moment as text, as nanoseconds exceed the range of a number. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`;

const attributesOf = (facts: object): object[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) } }));
