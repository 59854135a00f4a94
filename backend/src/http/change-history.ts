/** Cache tag of every page. */
export const ALL_PAGES = 'pages';

/** Invalidated cache tags, and the last transaction known. Transaction ids are the clock shared by all processes of a database. */
export interface Changes {
  /** Cache tags. */
  tags: readonly string[];
  /** Id of the last transaction among them; 0: there was none. */
  last: number;
  /** All changes of transactions with lower ids are known. */
  position: number;
}

/** Recent changes known to a process at its start. */
export interface RecentChanges {
  /** Identity of the database, so that transaction ids of different databases are never compared. */
  source: string;
  /** Changes before this transaction id are unknown. */
  floor: number;
  /** The last change of each tag. */
  ended: ReadonlyMap<string, number>;
}

/**
 * Decides whether a copy made by another process is still current. No clocks of machines are compared: a copy carries the position at which its
 * computation began, and its reader checks whether one of its tags changed since. Unknown tags and positions count as changed.
 */
export interface ChangeHistory {
  /** `null`: nothing is known yet. */
  source(): string | null;
  /** Position for a copy whose computation begins now; `null`: none, as changes may be missed at the moment. */
  position(): number | null;
  /** Starts the history; before the first `advance` it has no position. */
  begin(past: RecentChanges): void;
  /** Call before invalidating this process's caches: data older than these changes is stale from here on. */
  note(tags: readonly string[], last: number): void;
  /** Call after invalidating this process's caches: work started now reads no older data. */
  advance(position: number): void;
  /** Changes may be missed from now on. */
  lose(): void;
  hasEndedSince(tags: readonly string[], position: number): boolean;
}

const REMEMBERED = 50_000;

export function createChangeHistory(): ChangeHistory {
  let source: string | null = null;
  let position: number | null = null;
  let floor = Number.POSITIVE_INFINITY;
  let latest = 0;
  let ended = new Map<string, number>();
  return {
    source: () => source,
    position: () => position,
    begin: (past) => {
      ({ source, floor } = past);
      position = null;
      ended = new Map(past.ended);
      latest = Math.max(0, ...ended.values());
    },
    note: (tags, last) => {
      if (ended.size > REMEMBERED) {
        ended.clear();
        floor = latest + 1;
      }
      latest = Math.max(latest, last);
      for (const tag of tags) ended.set(tag, Math.max(last, ended.get(tag) ?? 0));
    },
    advance: (to) => {
      position = to;
    },
    lose: () => {
      position = null;
    },
    hasEndedSince: (tags, moment) => position === null || moment < floor || tags.some((tag) => (ended.get(tag) ?? -1) >= moment),
  };
}
