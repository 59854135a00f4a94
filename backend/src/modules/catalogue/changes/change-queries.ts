import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface Change {
  id: number;
  /** `stock`: only the stock of a product changed. `added`: a bulk load that is still running has added products. */
  kind: 'product' | 'stock' | 'category' | 'added' | 'all' | 'content';
  subject_id: number | null;
  /** Invalidated cache tag of content outside the catalogue. */
  tag: string | null;
  /** Id of its transaction. */
  xid: number;
}

interface ChangeFilter {
  after: number;
  ids: readonly number[];
}

/** By ids only: for `id > …` a generic plan estimates a third of the table, and each order would read the changes of an hour. */
const filterCondition = ({ after, ids }: ChangeFilter) =>
  sql`c.id = any(${ids}::bigint[] || array(select generate_series(${after}::bigint + 1, (select max(id) from catalogue_changes))))`;
const COLUMNS = sql`c.id, c.kind, c.subject_id, c.tag, c.xid::text::bigint as xid`;

export async function selectChanges(db: Db, filter: ChangeFilter): Promise<Change[]> {
  const { rows } = await sql<Change>`select ${COLUMNS} from catalogue_changes c where ${filterCondition(filter)} order by c.id`.execute(db);
  return rows;
}

/** The changes, and a position: all transactions below it have ended, so their changes are among these or earlier ones. */
export async function selectNews(db: Db, filter: ChangeFilter): Promise<{ changes: Change[]; position: number }> {
  const { rows } = await sql<{ position: number } & (Change | { id: null })>`
    select now.position, ${COLUMNS} from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as position) now
    left join catalogue_changes c on ${filterCondition(filter)} order by c.id`.execute(db);
  return { position: (rows[0] as { position: number }).position, changes: rows.filter((row): row is Change & { position: number } => row.id !== null) };
}

export async function selectLastChange(db: Db): Promise<number> {
  const { rows } = await sql<{ max: number | null }>`select max(id) from catalogue_changes`.execute(db);
  return rows[0]?.max ?? 0;
}

/** Returns the changes of the last hour, each once with its last transaction. */
export async function selectRecentChanges(db: Db): Promise<Change[]> {
  // Rows of a restored backup may carry transaction ids that this server has not reached.
  const { rows } = await sql<Change>`
    select max(id) as id, kind, subject_id, tag, max(xid::text::bigint) as xid from catalogue_changes
    where at > now() - interval '1 hour' and xid < pg_snapshot_xmax(pg_current_snapshot()) group by kind, subject_id, tag`.execute(db);
  return rows;
}

/** The last transaction among changes older than that; 0: none. */
export async function selectLastOlderChange(db: Db): Promise<number> {
  const { rows } = await sql<{ xid: number | null }>`
    select max(xid::text::bigint) as xid from catalogue_changes
    where at <= now() - interval '1 hour' and xid < pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  return rows[0]?.xid ?? 0;
}

/** Identity of a database, different from all others and from its own state before a restore: cluster, timeline, database. */
export async function selectDatabaseIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select s.system_identifier || '-' || c.timeline_id || '-' || d.oid as identity
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`.execute(db);
  return (rows[0] as { identity: string }).identity;
}

/** Approximate identity, for roles without the right to read the exact one. */
export async function selectDatabaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select current_database() || '@' || coalesce(host(inet_server_addr()), '') || ':' || coalesce(inet_server_port(), 0) as name`.execute(db);
  return (rows[0] as { name: string }).name;
}
