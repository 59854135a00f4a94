import { randomBytes } from 'node:crypto';

/** Parent span in a caller's trace, from W3C's header `traceparent`. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** A span. Times are milliseconds since 1970. */
export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const NOTHING = /^0+$/;

/** Parses the header; `undefined`: invalid. */
export function readTraceParent(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags as string, 16) & 1) === 1 };
}

export const traceParent = ({ traceId, spanId }: Pick<TraceParent, 'traceId' | 'spanId'>, isSampled: boolean): string =>
  `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');
