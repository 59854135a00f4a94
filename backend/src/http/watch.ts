/** Something that happened and is worth a number. Every field has few values: they become labels of metrics. */
export type Counted =
  /** A call of the interface; `status` as it was answered. */
  | { what: 'call'; endpoint: string; status: number }
  | { what: 'payment_started'; gateway: string; outcome: 'begun' | 'failed' }
  | { what: 'payment_event'; gateway: string; kind: string; outcome: 'applied' | 'repeated' | 'refused' }
  | { what: 'payment_callback'; gateway: string; outcome: 'accepted' | 'refused' }
  | { what: 'mail'; outcome: 'sent' | 'failed' | 'given_up' | 'not_needed' };

/** What work is told apart by: a call of ours, one to others, or all else. */
export type WorkKind = 'call' | 'outgoing' | 'inner';

/** Whoever looks on: counts, and follows work from layer to layer. It must not throw, and what it is told holds nothing personal. */
export interface Watcher {
  /** Does a piece of work and notes how long it took and whether it failed. `name` has few values. */
  traced<T>(kind: WorkKind, name: string, work: () => Promise<T>): Promise<T>;
  /** Does work that no request asked for, under an id of its own. */
  inBackground<T>(job: string, work: () => Promise<T>): Promise<T>;
  counted(event: Counted): void;
}

const NOBODY: Watcher = { traced: (_kind, _name, work) => work(), inBackground: (_job, work) => work(), counted: () => {} };
let watcher: Watcher = NOBODY;

/** From now on this one looks on; `null`: nobody. */
export function watchWith(next: Watcher | null): void {
  watcher = next ?? NOBODY;
}

export const traced: Watcher['traced'] = (kind, name, work) => watcher.traced(kind, name, work);
export const inBackground: Watcher['inBackground'] = (job, work) => watcher.inBackground(job, work);
export const counted: Watcher['counted'] = (event) => watcher.counted(event);
