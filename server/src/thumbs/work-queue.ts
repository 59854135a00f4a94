/** Error: the queue is full, the job waited too long, or no caller wants it any more. */
export class QueueFull extends Error {}

export interface WorkQueueOptions {
  /** Limit of concurrent jobs; read whenever one could start. */
  atOnce: number | (() => number);
  waitingAtMost: number;
  /** Longest wait for a job to begin, milliseconds. */
  waitMs?: number;
}

/** Runs the job, or joins an equal one in progress. `isNeeded`: a job that no caller waits for any more when it could start is skipped. */
export type WorkQueue<T> = (key: string, job: () => Promise<T>, isNeeded?: () => boolean) => Promise<T>;

interface Flight<T> {
  promise: Promise<T>;
  neededBy: (() => boolean)[];
}

interface Waiter {
  start: () => void;
  timer: NodeJS.Timeout;
}

const LONG_MS = 600_000;

/** Runs a limited number of jobs at once, each key once; others wait in a queue bounded in length and time. */
export function createWorkQueue<T>({ atOnce, waitingAtMost, waitMs = LONG_MS }: WorkQueueOptions): WorkQueue<T> {
  const flights = new Map<string, Flight<T>>();
  const waiting: Waiter[] = [];
  const most = typeof atOnce === 'number' ? () => atOnce : atOnce;
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new QueueFull());
      }, waitMs);
      const waiter: Waiter = { start: resolve, timer };
      waiting.push(waiter);
    });

  const startNext = (): void => {
    while (waiting.length > 0 && running < Math.max(1, most())) {
      const next = waiting.shift() as Waiter;
      clearTimeout(next.timer);
      running += 1;
      next.start();
    }
  };

  const inLine = async (job: () => Promise<T>, flight: { neededBy: (() => boolean)[] }): Promise<T> => {
    if (waiting.length === 0 && running < Math.max(1, most())) running += 1;
    else await turn();
    try {
      if (!flight.neededBy.some((isNeeded) => isNeeded())) throw new QueueFull();
      return await job();
    } finally {
      running -= 1;
      startNext();
    }
  };

  return (key, job, isNeeded = () => true) => {
    const existing = flights.get(key);
    if (existing) {
      existing.neededBy.push(isNeeded);
      return existing.promise;
    }
    if (waiting.length >= waitingAtMost) return Promise.reject(new QueueFull());
    const neededBy = [isNeeded];
    const promise = inLine(job, { neededBy }).finally(() => flights.delete(key));
    flights.set(key, { promise, neededBy });
    return promise;
  };
}
