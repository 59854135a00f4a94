import { PRIORITIES, perPriority, type Priority } from './priorities.ts';
import { TOO_BUSY } from './too-busy.ts';
import { createWaitingQueue, type Waiting } from './waiting-queue.ts';

/** Load of the process, read at every start and every tick. */
export interface Load {
  /** The event loop is late: fewer slots, no deferrable work. */
  isLate: () => boolean;
  /** Processor or database are fully used: more at once would only be slower. */
  isSaturated: () => boolean;
}

export interface AdmissionQueueOptions {
  load: Load;
  /** Monotonic, milliseconds. */
  now?: () => number;
}

export interface AdmissionQueue {
  /** Runs the work when its turn comes. Throws `TooBusy` where that would take too long, or when no client waits for it any more by then. */
  run<T>(priority: Priority, work: () => Promise<T>, waiting?: Waiting): Promise<T>;
  /** True if the next work of this priority would be rejected at once. */
  isFull(priority: Priority): boolean;
  /** Adapts the number of concurrent works and starts what is due; to be called ten times a second. */
  tick(): void;
  readonly stats: {
    slots: number;
    started: Record<Priority, number>;
    running: Record<Priority, number>;
    waiting: Record<Priority, number>;
    refused: Record<Priority, number>;
  };
}

/** Concurrent renderings: at the start, at least, and at most, if they only wait for a remote backend. */
const SLOTS = { start: 6, least: 4, most: 32 };
/** While the event loop is late. */
const SLOTS_WHEN_LATE = 2;
const CRITICAL_AT_ONCE = 32;
/** Limit of concurrent calls with passwords; above the length of the queue of password checks, which rejects first. */
const LOGINS_AT_ONCE = 400;
const BACKGROUND_AT_ONCE = 2;
/** Concurrent bulk work while visitors are active. */
const BULK_BESIDE_INTERACTIVE = 1;
const ACTIVE_MS = 5000;
/** Pause between bulk works while visitors are active, as a multiple of the last one's duration: requests of visitors then find the process free. */
const BULK_PAUSE_FACTOR = 2;
/** Under any load one bulk and one background work start in this interval. */
const TRICKLE_MS = 200;
const MAX_WAITING: Readonly<Record<Priority, number>> = { logins: 0, critical: 300, interactive: 40, bulk: 100, background: 40 };
const LONG_AGO = Number.NEGATIVE_INFINITY;
const BACKGROUND_BEFORE_BULK: readonly Priority[] = ['logins', 'critical', 'interactive', 'background', 'bulk'];

/** Starts work by priority, as much concurrently as the process can handle. */
export function createAdmissionQueue({ load, now = () => performance.now() }: AdmissionQueueOptions): AdmissionQueue {
  const running = perPriority(() => 0);
  const started = perPriority(() => 0);
  const refused = perPriority(() => 0);
  const startedAt = perPriority(() => LONG_AGO);
  const refuse = (priority: Priority): void => {
    refused[priority] += 1;
  };
  const queues = perPriority((priority) => createWaitingQueue({ isUnlimited: priority === 'critical', onReject: () => refuse(priority) }));
  let slots = SLOTS.start;
  let interactiveAt = LONG_AGO;
  let bulkPausedUntil = LONG_AGO;

  const slotsNow = (): number => (load.isLate() ? SLOTS_WHEN_LATE : slots);
  const areVisitorsActive = (): boolean => now() - interactiveAt <= ACTIVE_MS;
  /** Bulk and background work takes capacity that interactive work leaves free, and runs at a trickle if none is. */
  const mayStartBelowInteractive = (priority: 'bulk' | 'background'): boolean => {
    if (running[priority] === 0 && now() - startedAt[priority] >= TRICKLE_MS) return true;
    if (running.interactive > 0 || queues.interactive.length > 0 || running.bulk + running.background >= slotsNow()) return false;
    if (priority === 'background') return running.background < BACKGROUND_AT_ONCE;
    return !areVisitorsActive() || (running.bulk < BULK_BESIDE_INTERACTIVE && now() >= bulkPausedUntil);
  };
  const mayStart = (priority: Priority): boolean => {
    if (priority === 'logins') return running.logins < LOGINS_AT_ONCE;
    if (priority === 'critical') return running.critical < CRITICAL_AT_ONCE;
    return priority === 'interactive' ? running.interactive < slotsNow() : mayStartBelowInteractive(priority);
  };
  const isFull = (priority: Priority): boolean => queues[priority].length >= MAX_WAITING[priority];

  const noteStart = (priority: Priority): void => {
    running[priority] += 1;
    started[priority] += 1;
    startedAt[priority] = now();
  };
  const dequeue = (priority: Priority): boolean => {
    const hasStarted = queues[priority].length > 0 && mayStart(priority) && queues[priority].dequeue();
    if (hasStarted) noteStart(priority);
    return hasStarted;
  };
  /** Bulk and background in turn. */
  const order = (): readonly Priority[] => (startedAt.bulk <= startedAt.background ? PRIORITIES : BACKGROUND_BEFORE_BULK);
  const startNext = (): void => {
    while (order().some(dequeue));
  };
  const pauseBulk = (): void => {
    if (!areVisitorsActive()) return;
    const ms = Math.min(TRICKLE_MS, (now() - startedAt.bulk) * BULK_PAUSE_FACTOR);
    bulkPausedUntil = now() + ms;
    setTimeout(startNext, ms).unref();
  };

  return {
    run: async (priority, work, waiting = { isNeeded: () => true }) => {
      if (priority === 'interactive') interactiveAt = now();
      if (queues[priority].length === 0 && mayStart(priority)) noteStart(priority);
      else if (isFull(priority)) {
        refuse(priority);
        throw TOO_BUSY;
      } else await queues[priority].wait(waiting);
      try {
        return await work();
      } finally {
        running[priority] -= 1;
        if (priority === 'bulk') pauseBulk();
        startNext();
      }
    },
    isFull,
    tick: () => {
      if (load.isLate() || load.isSaturated()) slots = Math.max(SLOTS.least, Math.floor(slots * 0.7));
      else if (queues.interactive.length + queues.bulk.length > 0) slots = Math.min(SLOTS.most, slots + 1);
      startNext();
    },
    get stats() {
      const waiting = perPriority((priority) => queues[priority].length);
      return { slots: slotsNow(), started: { ...started }, running: { ...running }, waiting, refused: { ...refused } };
    },
  };
}
