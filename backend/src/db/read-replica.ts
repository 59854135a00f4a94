import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database, type DatabaseLimits, type Db } from './connect.ts';
import { pendingMigrations } from './migrate.ts';

export interface ReadReplica {
  /** The replica, where it has all that the primary had when it last changed; `null`: read from the primary. */
  db(): Db | null;
  /** Something changed: nothing is read from the replica until the change has arrived there. */
  behind(): void;
  /** A read failed there: it is looked at again before the next one. */
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
  /** First pause between two looks at whether it has caught up; the pauses grow. */
  lookEveryMs?: number;
}

/** Changes that must be there. They are numbered before they are committed: the last number alone would not do. */
const LAST_CHANGES = 1000;
const LONGEST_PAUSE_MS = 2000;

/**
 * A copy of the database for public data (docs/decisions/0023). It may lag, be down or be another database altogether: it is used
 * only while it holds the migrations of this code and the primary's last changes. Compared by what is in the tables, so that it does not
 * matter how the copy is kept up to date.
 */
export function createReadReplica({ url, primary, limits, size = 8, logError, lookEveryMs = 100 }: ReplicaOptions): ReadReplica {
  const database = connect({ url, size, limits, name: 'read replica' });
  const stopping = new AbortController();
  let isUsable = false;
  let wanted = 0;
  let isLooking = false;
  let shouldNotify = false;

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    let pauseMs = lookEveryMs;
    while (!isUsable && !stopping.signal.aborted) {
      const asked = wanted;
      try {
        isUsable = (await hasAllOf(database.db, primary)) && asked === wanted;
        if (isUsable) shouldNotify = false;
      } catch (error) {
        if (!shouldNotify) logError('the read replica cannot be used, reads go to the primary', error);
        shouldNotify = true;
      }
      if (isUsable) break;
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      // A change starts anew: it is there soon, while a replica that is away may be so for hours.
      pauseMs = asked === wanted ? Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS) : lookEveryMs;
    }
    isLooking = false;
  };
  const lookAgain = (): void => {
    isUsable = false;
    wanted += 1;
    void look();
  };
  lookAgain();

  return {
    db: () => (isUsable ? database.db : null),
    behind: lookAgain,
    failed: (error) => {
      if (isUsable) logError('a read failed on the read replica, the primary answers', error);
      lookAgain();
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
