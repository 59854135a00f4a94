import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Number of connections to this database that wait for a row or table another transaction has locked. */
export async function waitingForRows(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}
