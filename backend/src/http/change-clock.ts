/** Tracks which cache tags changed after a moment. */
export interface ChangeClock {
  /** A moment to compare later changes with. */
  now(): number;
  note(tags: readonly string[]): void;
  hasChangedSince(tags: readonly string[], moment: number): boolean;
}

const REMEMBERED = 50_000;

/** Counts changes instead of time; above a limit of tags it drops them, and all earlier data counts as changed. */
export function createChangeClock(): ChangeClock {
  const changed = new Map<string, number>();
  let clock = 0;
  let floor = 0;
  return {
    now: () => clock,
    note: (tags) => {
      clock += 1;
      if (changed.size > REMEMBERED) {
        changed.clear();
        floor = clock;
      }
      for (const tag of tags) changed.set(tag, clock);
    },
    hasChangedSince: (tags, moment) => moment < floor || tags.some((tag) => (changed.get(tag) ?? 0) > moment),
  };
}
