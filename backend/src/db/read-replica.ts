import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database, type DatabaseLimits, type Db } from './connect.ts';
import { pendingMigrations } from './migrate.ts';

export interface ReadReplica {
  /** The replica while it has this code's migrations and the primary's last changes; `null`: read from the primary. */
  db(): Db | null;
  /** To be called at each change of the catalogue: nothing is read from the replica until it has the change. */
  expectChange(): void;
  /** To be called when a read failed on the replica: it is checked again before the next one. */
  failed(error: unknown): void;
  stats: Database['stats'];
  close(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  primary: Db;
  limits: DatabaseLimits;
  size?: number;
  logError: (message: string, error: unknown) => void;
  /** First pause between two checks whether it has caught up, milliseconds; the pauses grow. */
  checkEveryMs?: number;
}

/** Number of last changes compared. One is not enough: ids are given before the commit, so a lower one may arrive later. */
const LAST_CHANGES = 1000;
const LONGEST_PAUSE_MS = 2000;

/**
 * A copy of the database for public data (docs/decisions/0023). It may lag, be down or be another database altogether: it is used
 * only while it holds the migrations of this code and the primary's last changes. Compared by the contents of tables, so that the method of
 * replication does not matter.
 */
export function createReadReplica({ url, primary, limits, size = 8, logError, checkEveryMs = 100 }: ReplicaOptions): ReadReplica {
  const database = connect({ url, size, limits, name: 'read replica' });
  const stopping = new AbortController();
  let isUsable = false;
  /** Changes noted so far. */
  let changes = 0;
  let isChecking = false;
  let isReported = false;

  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    let pauseMs = checkEveryMs;
    while (!isUsable && !stopping.signal.aborted) {
      const before = changes;
      try {
        isUsable = (await hasAllOf(database.db, primary)) && changes === before;
        if (isUsable) isReported = false;
      } catch (error) {
        if (!isReported) logError('the read replica cannot be used, reads go to the primary', error);
        isReported = true;
      }
      if (isUsable) break;
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      // After a new change the pauses start short again: it arrives soon, while an unreachable replica may stay so for hours.
      pauseMs = changes === before ? Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS) : checkEveryMs;
    }
    isChecking = false;
  };
  const checkAgain = (): void => {
    isUsable = false;
    changes += 1;
    void check();
  };
  checkAgain();

  return {
    db: () => (isUsable ? database.db : null),
    expectChange: checkAgain,
    failed: (error) => {
      if (isUsable) logError('a read failed on the read replica, the primary answers', error);
      checkAgain();
    },
    stats: database.stats,
    close: () => {
      stopping.abort();
      return database.close();
    },
  };
}

async function hasAllOf(replica: Db, primary: Db): Promise<boolean> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(id::text), '{}') as ids from (select id from catalogue_changes order by id desc limit ${LAST_CHANGES}::integer) last`.execute(
    primary,
  );
  const ids = rows[0]?.ids ?? [];
  const there = await sql<{ changes: number; migrations: string[] }>`
    select (select count(*)::integer from catalogue_changes where id = any(${ids}::bigint[])) as changes,
      (select array_agg(name) from migrations) as migrations`.execute(replica);
  const { changes = 0, migrations = [] } = there.rows[0] ?? {};
  return changes === ids.length && pendingMigrations(migrations).length === 0;
}
