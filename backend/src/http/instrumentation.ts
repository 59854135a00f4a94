/** An event that is counted in the metrics. Its fields become labels, so each has few values. */
export type InstrumentationEvent =
  /** A call of the interface; `status` as it was answered. */
  | { what: 'call'; endpoint: string; status: number }
  | { what: 'payment_started'; gateway: string; outcome: 'begun' | 'failed' }
  | { what: 'payment_event'; gateway: string; kind: string; outcome: 'applied' | 'repeated' | 'refused' }
  | { what: 'payment_callback'; gateway: string; outcome: 'accepted' | 'refused' }
  | { what: 'mail'; outcome: 'sent' | 'failed' | 'given_up' | 'not_needed' };

/** Kind of a span: a call of the interface, a request to another system, or anything else. */
export type SpanKind = 'call' | 'outgoing' | 'inner';

/** Metrics and traces of the process. Implementations must not throw, and nothing personal may be passed in. */
export interface Instrumentation {
  /** Runs work within a span. `name` has few values. */
  trace<T>(kind: SpanKind, name: string, work: () => Promise<T>): Promise<T>;
  /** Runs work that no request asked for, under a request id of its own. */
  inBackground<T>(job: string, work: () => Promise<T>): Promise<T>;
  increment(event: InstrumentationEvent): void;
}

const NONE: Instrumentation = { trace: (_kind, _name, work) => work(), inBackground: (_job, work) => work(), increment: () => {} };
let current: Instrumentation = NONE;

/** `null`: nothing is measured. */
export function setInstrumentation(next: Instrumentation | null): void {
  current = next ?? NONE;
}

export const trace: Instrumentation['trace'] = (kind, name, work) => current.trace(kind, name, work);
export const inBackground: Instrumentation['inBackground'] = (job, work) => current.inBackground(job, work);
export const increment: Instrumentation['increment'] = (event) => current.increment(event);
