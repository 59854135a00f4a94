import { sql } from 'kysely';
import { type Db, LOCK_KEYS } from '../../db/index.ts';
import type { ChangedPath } from './record-change.ts';

export interface ChangeRow {
  id: number;
  at: Date;
  user_id: number | null;
  name: string | null;
  email: string | null;
  kind: string;
  subject_id: string;
  version: number;
  action: string;
  paths: ChangedPath[];
  cause: string;
}

const COLUMNS = sql`c.id::float8 as id, c.at, c.user_id, u.display_name as name, u.email, c.kind, c.subject_id, c.version, c.action, c.paths, c.cause`;
const FROM = sql`from changes c left join users u on u.id = c.user_id`;

/** Returns the changes to a subject after a version, oldest first. */
export async function selectChangesSince(db: Db, { kind, subjectId, version }: { kind: string; subjectId: string; version: number }): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${COLUMNS} ${FROM} where c.kind = ${kind} and c.subject_id = ${subjectId} and c.version > ${version}::integer order by c.version, c.id`.execute(db);
  return rows;
}

export interface ChangeFilter {
  kind?: string | undefined;
  /** Matches any of these kinds. */
  kinds?: readonly string[] | undefined;
  subject_id?: string | undefined;
  user_id?: number | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export async function selectChanges(db: Db, filter: ChangeFilter, page: { offset: number; limit: number }): Promise<{ rows: ChangeRow[]; total: number }> {
  const where = sql`
    where (${filter.kind ?? null}::text is null or c.kind = ${filter.kind ?? null}) and (${filter.kinds ?? null}::text[] is null or c.kind = any(${filter.kinds ?? null}::text[])) and (${filter.subject_id ?? null}::text is null or c.subject_id = ${filter.subject_id ?? null})
      and (${filter.user_id ?? null}::integer is null or c.user_id = ${filter.user_id ?? null}::integer) and (${filter.action ?? null}::text is null or c.action = ${filter.action ?? null})
      and (${filter.from ?? null}::timestamptz is null or c.at >= ${filter.from ?? null}::timestamptz) and (${filter.to ?? null}::timestamptz is null or c.at < ${filter.to ?? null}::timestamptz)`;
  const { rows } = await sql<ChangeRow>`select ${COLUMNS} ${FROM} ${where} order by c.at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from changes c ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function selectChange(db: Db, id: number): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`select ${COLUMNS} ${FROM} where c.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Locks a change against concurrent undos; resolves with true if it was undone before. */
export async function lockUndo(db: Db, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS.undo}::integer, hashtext(${String(id)}))`.execute(db);
  const { rows } = await sql`select from changes where cause = ${`undo:${id}`} limit 1`.execute(db);
  return rows.length > 0;
}
