const REST_MS = 250;
/** Longest delay of a write during continuous typing, milliseconds: the most that a crash can lose. */
const MOST_MS = 1000;

export interface LateWrite {
  /** Replaces the pending write. */
  later: (write: () => void) => void;
  /** Executes the pending write immediately. */
  now: () => void;
  /** Discards the pending write. */
  never: () => void;
}

/** Debounces writes: the latest one is executed after a quarter of a second without a new one, at the latest a second after the first. */
export function createLateWrite(): LateWrite {
  let waiting: { write: () => void; timer: ReturnType<typeof setTimeout>; since: number } | null = null;
  const never = (): void => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  };
  const now = (): void => {
    const write = waiting?.write;
    never();
    write?.();
  };
  const later = (write: () => void): void => {
    const since = waiting?.since ?? Date.now();
    never();
    waiting = { write, since, timer: setTimeout(now, Math.min(REST_MS, Math.max(0, since + MOST_MS - Date.now()))) };
  };
  return { later, now, never };
}
