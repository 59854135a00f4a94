/** The queue is full: too many passwords wait. */
export class HashingQueueFull extends Error {}
/** The client aborted while it waited. */
export class HashingAborted extends Error {}

/** Priorities: lower values first. */
export const RANKS = {
  /** Logged in, with a mailed link, or on a device on which the owner has logged in before. */
  known: 0,
  /** No recent failures. */
  clean: 1,
  /** Failed attempts at this account, or many from nearby addresses. */
  doubtful: 2,
  /** One or two failed logins from this network within a minute, perhaps typing errors. */
  mistyped: 3,
  /** More failed logins from this network within a minute. */
  failing: 4,
} as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

export interface Turn {
  rank: Rank;
  /** Aborted when the client disconnects or its call times out. */
  signal?: AbortSignal | null;
}

export interface HashQueue<Work> {
  enqueue<T>(work: Work, turn: Turn): Promise<T>;
  /** True if a request of this priority would be rejected. */
  isFull(rank: Rank): boolean;
  readonly length: number;
}

const MAX_WAITING = 300;
/** Number of waiting jobs of a rank that are served in order. With more, the oldest would all be late, so the newest is served first. */
const IN_ORDER = 10;
/** Each nth turn serves the oldest job regardless of priority, against starvation. */
const OLDEST_EVERY = 4;
/**
 * Pause after a hash, as a multiple of its duration: leaves processors and memory to other work. Shorter while a known device or a few clients
 * without failures wait; very many are a flood.
 */
const REST = 6;
const REST_WHILE_PEOPLE_WAIT = 0.5;
/** Longest pause between hashes, milliseconds: on a busy machine a hash takes longer by the clock than it uses. */
const LONGEST_REST_MS = 300;

interface Waiter<Work> extends Turn {
  work: Work;
  resolve: (result: never) => void;
  /** Removes the job from the queue. */
  leave: (why: Error) => void;
  stopWaiting: () => void;
}

/** Runs tasks one after another, by priority. */
export function createHashQueue<Work>(run: (work: Work) => Promise<unknown>, now: () => number = () => performance.now()): HashQueue<Work> {
  const waiting: Waiter<Work>[] = [];
  let isBusy = false;
  let turns = 0;

  const take = (): Waiter<Work> | undefined => {
    turns += 1;
    const waiter = turns % OLDEST_EVERY === 0 ? waiting[0] : bestOf(waiting);
    if (!waiter) return undefined;
    waiting.splice(waiting.indexOf(waiter), 1);
    waiter.stopWaiting();
    return waiter;
  };
  const restAfter = (ms: number): number => {
    const blameless = waiting.filter(({ rank }) => rank <= RANKS.doubtful).length;
    const isQuick = waiting.some(({ rank }) => rank === RANKS.known) || (blameless > 0 && blameless <= IN_ORDER);
    return Math.min(LONGEST_REST_MS, ms * (isQuick ? REST_WHILE_PEOPLE_WAIT : REST));
  };
  const next = (): void => {
    const waiter = isBusy ? undefined : take();
    if (!waiter) return;
    isBusy = true;
    const startedAt = now();
    const end = (): void => {
      const ms = restAfter(now() - startedAt);
      setTimeout(() => {
        isBusy = false;
        next();
      }, ms);
    };
    run(waiter.work)
      .then(waiter.resolve as (result: unknown) => void, waiter.leave)
      .finally(end);
  };

  return {
    get length() {
      return waiting.length;
    },
    isFull: (rank) => waiting.length >= MAX_WAITING && !waiting.some((one) => one.rank > rank),
    enqueue: <T>(work: Work, { rank, signal = null }: Turn): Promise<T> => {
      if (signal?.aborted) return Promise.reject(new HashingAborted());
      if (waiting.length >= MAX_WAITING && !sendAwayWorse(waiting, rank)) return Promise.reject(new HashingQueueFull());
      return new Promise<T>((resolve, reject) => {
        const leave = (why: Error): void => {
          const at = waiting.indexOf(waiter);
          if (at >= 0) waiting.splice(at, 1);
          waiter.stopWaiting();
          reject(why);
        };
        const onGone = (): void => leave(new HashingAborted());
        signal?.addEventListener('abort', onGone, { once: true });
        const stopWaiting = (): void => signal?.removeEventListener('abort', onGone);
        const waiter: Waiter<Work> = { work, rank, signal, resolve, leave, stopWaiting };
        waiting.push(waiter);
        next();
      });
    },
  };
}

/** The first task of the best priority; if too many of that priority wait, the last. */
function bestOf<Work>(waiting: readonly Waiter<Work>[]): Waiter<Work> | undefined {
  const best = Math.min(...waiting.map(({ rank }) => rank));
  const equals = waiting.filter(({ rank }) => rank === best);
  return equals.length > IN_ORDER ? equals.at(-1) : equals[0];
}

/** Rejects the newest task of the lowest priority if it is below `rank`; false: there is none. */
function sendAwayWorse<Work>(waiting: readonly Waiter<Work>[], rank: Rank): boolean {
  const worst = Math.max(...waiting.map((one) => one.rank));
  if (worst <= rank) return false;
  waiting.findLast((one) => one.rank === worst)?.leave(new HashingQueueFull());
  return true;
}
