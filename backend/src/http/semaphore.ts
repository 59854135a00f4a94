import type { Db } from '../db/index.ts';

/** Limits concurrency; further work waits in the order it came. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export function createSemaphore(most: number): Semaphore {
  let inside = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (inside < most) inside += 1;
    // A finished piece of work hands its place to the next one.
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

/** One semaphore for each pool; `mostOf` returns how much work of a pool may run at once. */
export function semaphoreByPool(mostOf: (db: Db) => number): (db: Db) => Semaphore {
  const semaphores = new WeakMap<Db, Semaphore>();
  return (db) => {
    const semaphore = semaphores.get(db) ?? createSemaphore(mostOf(db));
    semaphores.set(db, semaphore);
    return semaphore;
  };
}
