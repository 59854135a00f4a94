/** Error: the queue is full, the job waited too long, or no caller wants it any more. */
export class QueueFull extends Error {}

export interface WorkQueueOptions {
  /** Limit of concurrent jobs; read whenever one could start. */
  atOnce: number | (() => number);
  waitingAtMost: number;
  /** Longest wait for a job to begin, milliseconds. */
  waitMs?: number;
}

/** Runs the job, or joins an equal one in progress. `isWanted`: a job that no caller wants any more when it could start is skipped. */
export type WorkQueue<T> = (key: string, job: () => Promise<T>, isWanted?: () => boolean) => Promise<T>;

interface Flight<T> {
  promise: Promise<T>;
  wanted: (() => boolean)[];
}

interface Waiter {
  begin: () => void;
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
      const waiter: Waiter = { begin: resolve, timer };
      waiting.push(waiter);
    });

  const beginNext = (): void => {
    while (waiting.length > 0 && running < Math.max(1, most())) {
      const next = waiting.shift() as Waiter;
      clearTimeout(next.timer);
      running += 1;
      next.begin();
    }
  };

  const inLine = async (job: () => Promise<T>, flight: { wanted: (() => boolean)[] }): Promise<T> => {
    if (waiting.length === 0 && running < Math.max(1, most())) running += 1;
    else await turn();
    try {
      if (!flight.wanted.some((isWanted) => isWanted())) throw new QueueFull();
      return await job();
    } finally {
      running -= 1;
      beginNext();
    }
  };

  return (key, job, isWanted = () => true) => {
    const known = flights.get(key);
    if (known) {
      known.wanted.push(isWanted);
      return known.promise;
    }
    if (waiting.length >= waitingAtMost) return Promise.reject(new QueueFull());
    const wanted = [isWanted];
    const promise = inLine(job, { wanted }).finally(() => flights.delete(key));
    flights.set(key, { promise, wanted });
    return promise;
  };
}
