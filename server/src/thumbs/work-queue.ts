/** Too much is waiting already. */
export class QueueFull extends Error {}

/** Does so many jobs at once, each key only once at a time; the others wait in line, up to a limit. */
export function createWorkQueue<T>({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): (key: string, job: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inLine = async (job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return (key, job) => {
    const known = flights.get(key);
    if (known) return known;
    if (waiting.length >= waitingAtMost) return Promise.reject(new QueueFull());
    const flight = inLine(job).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
