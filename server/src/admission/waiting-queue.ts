import { TOO_BUSY } from './too-busy.ts';

export interface Waiting {
  /** True while a client still waits for the result; called when the entry reaches the head. */
  isNeeded: () => boolean;
  /** True or absent: may wait the long time at the head of the queue. */
  mayWaitLong?: boolean | undefined;
}

export interface WaitingQueue {
  readonly length: number;
  /** Resolves when the turn comes; throws `TooBusy` after the time limit, or when the result is not wanted any more by then. */
  wait(waiting: Waiting): Promise<void>;
  /** Starts the first entry that is still wanted; `false`: none. */
  dequeue(): boolean;
}

/** Number of entries that may wait longer: visitors of half a second on a slow machine, or during a pause, are no overload. */
const LONG_WAITERS = 30;
const LONG_WAIT_MS = 3000;
const SHORT_WAIT_MS = 120;

interface Waiter extends Waiting {
  start: () => void;
  reject: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** First in, first out, with time limits. `isUnlimited`: nothing is rejected for waiting long. */
export function createWaitingQueue({ isUnlimited, onReject }: { isUnlimited: boolean; onReject: () => void }): WaitingQueue {
  const waiting: Waiter[] = [];
  const reject = (waiter: Waiter): void => {
    waiting.splice(waiting.indexOf(waiter), 1);
    onReject();
    waiter.reject();
  };
  const rejectOrWaitLonger = (waiter: Waiter): void => {
    if (waiter.mayWaitLong === false || waiting.indexOf(waiter) >= LONG_WAITERS) reject(waiter);
    else waiter.timer = setTimeout(reject, LONG_WAIT_MS - SHORT_WAIT_MS, waiter);
  };
  return {
    get length() {
      return waiting.length;
    },
    wait: (options) =>
      new Promise((resolve, fail) => {
        const waiter: Waiter = { ...options, start: resolve, reject: () => fail(TOO_BUSY), timer: undefined };
        if (!isUnlimited) waiter.timer = setTimeout(rejectOrWaitLonger, SHORT_WAIT_MS, waiter);
        waiting.push(waiter);
      }),
    dequeue: () => {
      for (let waiter = waiting.shift(); waiter; waiter = waiting.shift()) {
        clearTimeout(waiter.timer);
        if (waiter.isNeeded()) {
          waiter.start();
          return true;
        }
        waiter.reject();
      }
      return false;
    },
  };
}
