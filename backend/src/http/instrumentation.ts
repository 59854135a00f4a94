/** An event that is counted in the metrics. Its fields become labels, so each has few values. */
export type InstrumentationEvent =
  /** A call of the interface; `status` of its reply. */
  | { what: 'call'; endpoint: string; status: number }
  | { what: 'payment_started'; gateway: string; outcome: 'begun' | 'failed' }
  | { what: 'payment_event'; gateway: string; kind: string; outcome: 'applied' | 'repeated' | 'refused' }
  | { what: 'payment_callback'; gateway: string; outcome: 'accepted' | 'refused' }
  | { what: 'mail'; outcome: 'sent' | 'failed' | 'given_up' | 'not_needed' };

/** Kind of a span: a call of the interface, a request to another system, or anything else. */
export type SpanKind = 'call' | 'outgoing' | 'inner';

/** Metrics and traces of the process. Implementations must not throw; callers must not pass personal data. */
export interface Instrumentation {
  /** Runs work within a span. `name` has few values. */
  trace<T>(kind: SpanKind, name: string, work: () => Promise<T>): Promise<T>;
  /** Runs background work with a new request id. */
  inBackground<T>(job: string, work: () => Promise<T>): Promise<T>;
  increment(event: InstrumentationEvent): void;
}

const NONE: Instrumentation = { trace: (_kind, _name, work) => work(), inBackground: (_job, work) => work(), increment: () => {} };
let current: Instrumentation = NONE;

/** `null`: disables metrics and traces. */
export function setInstrumentation(next: Instrumentation | null): void {
  current = next ?? NONE;
}

export const trace: Instrumentation['trace'] = (kind, name, work) => current.trace(kind, name, work);
export const inBackground: Instrumentation['inBackground'] = (job, work) => current.inBackground(job, work);
export const increment: Instrumentation['increment'] = (event) => current.increment(event);
