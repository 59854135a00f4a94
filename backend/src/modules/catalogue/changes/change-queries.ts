import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface Change {
  id: number;
  /** `stock`: of a product, of which nothing else changed. `added`: products that a bulk load has added so far. */
  kind: 'product' | 'stock' | 'category' | 'added' | 'all' | 'content';
  subject_id: number | null;
  /** Cache tag that ended, of what is no part of the catalogue. */
  tag: string | null;
  /** Number of its transaction. */
  xid: number;
}

/** Selects changes by id only: `id > …` in a generic plan counts on a third of the table, and each order would read the hour's changes. */
export async function selectChanges(db: Db, { after, ids }: { after: number; ids: readonly number[] }): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select id, kind, subject_id, tag, xid::text::bigint as xid from catalogue_changes
    where id = any(${ids}::bigint[] || array(select generate_series(${after}::bigint + 1, (select max(id) from catalogue_changes)))) order by id`.execute(db);
  return rows;
}

export async function selectLastChange(db: Db): Promise<number> {
  const { rows } = await sql<{ max: number | null }>`select max(id) from catalogue_changes`.execute(db);
  return rows[0]?.max ?? 0;
}

/** Transactions below this id have ended, so later reads see all of their changes. */
export async function selectPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as position`.execute(db);
  return (rows[0] as { position: number }).position;
}

/** Returns the changes of the last hour, each once with the last transaction that made it. */
export async function selectRecentChanges(db: Db): Promise<Change[]> {
  // Rows of a restored backup may carry numbers that this server has not reached.
  const { rows } = await sql<Change>`
    select max(id) as id, kind, subject_id, tag, max(xid::text::bigint) as xid from catalogue_changes
    where at > now() - interval '1 hour' and xid < pg_snapshot_xmax(pg_current_snapshot()) group by kind, subject_id, tag`.execute(db);
  return rows;
}

/** The last transaction among the changes that are older than that; 0: none is known. */
export async function selectLastOlderChange(db: Db): Promise<number> {
  const { rows } = await sql<{ xid: number | null }>`
    select max(xid::text::bigint) as xid from catalogue_changes
    where at <= now() - interval '1 hour' and xid < pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  return rows[0]?.xid ?? 0;
}

/** Tells this database from all others and from itself before a restore: cluster, its timeline, database. */
export async function selectDatabaseIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select s.system_identifier || '-' || c.timeline_id || '-' || d.oid as identity
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`.execute(db);
  return (rows[0] as { identity: string }).identity;
}

/** The next best, where a role may not see more. */
export async function selectDatabaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select current_database() || '@' || coalesce(host(inet_server_addr()), '') || ':' || coalesce(inet_server_port(), 0) as name`.execute(db);
  return (rows[0] as { name: string }).name;
}
