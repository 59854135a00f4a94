const REST_MS = 250;
/** Greatest delay of a write during continuous typing, milliseconds: the most that a crash can lose. */
const MOST_MS = 1000;

export interface LateWrite {
  /** Replaces the pending write. */
  later: (write: () => void) => void;
  /** Writes what waits. */
  now: () => void;
  /** Discards the pending write. */
  never: () => void;
}

/** Writes the latest of what it is given once nothing came for a quarter of a second, a second after the first at the latest. */
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
