import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

interface NewRow {
  name: string;
  hash: Buffer;
  permissions: readonly string[];
  days: number;
  /** `null`: created on the server. */
  madeBy: number | null;
}

export async function insertKey(db: Db, { name, hash, permissions, days, madeBy }: NewRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff_keys (name, key_hash, permissions, expires_at, made_by)
    values (${name}, ${hash}, ${permissions}::text[], now() + make_interval(days => ${days}), ${madeBy}::integer) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export interface KeyRow {
  id: number;
  name: string;
  permissions: string[];
  made_by: number | null;
  /** Name of its creator. */
  by: string | null;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** Valid keys, or the one with an id. */
export async function selectKeys(db: Db, id: number | null = null): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.permissions, k.made_by, coalesce(nullif(u.display_name, ''), u.email) as by, k.created_at, k.expires_at, k.last_used_at
    from staff_keys k left join users u on u.id = k.made_by
    where k.ended_at is null and k.expires_at > now() and (${id}::integer is null or k.id = ${id}::integer) order by k.id desc limit 500`.execute(db);
  return rows;
}

/** The valid key with this hash; its use is recorded at most once a minute. */
export async function selectKeyByHash(db: Db, hash: Buffer): Promise<{ permissions: string[]; made_by: number | null } | null> {
  const { rows } = await sql<{ id: number; permissions: string[]; made_by: number | null; is_long_unused: boolean }>`
    select id, permissions, made_by, last_used_at is null or last_used_at < now() - interval '1 minute' as is_long_unused
    from staff_keys where key_hash = ${hash} and ended_at is null and expires_at > now()`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.is_long_unused) await sql`update staff_keys set last_used_at = now() where id = ${row.id}::integer`.execute(db);
  return row;
}

export async function endKeyRow(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`update staff_keys set ended_at = now() where id = ${id}::integer and ended_at is null and expires_at > now() returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Revokes all keys with a name; returns their number. */
export async function endKeysByName(db: Db, name: string): Promise<number> {
  const { rows } = await sql`update staff_keys set ended_at = now() where name = ${name} and ended_at is null returning id`.execute(db);
  return rows.length;
}
