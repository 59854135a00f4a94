import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { PERMISSIONS } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';
import type { Actor, StaffActor } from '../../http/context.ts';

const PREFIX = 'vk_';
const KEY = /^vk_[\w-]{43}$/;
const LONGEST_DAYS = 366;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
export const looksLikeKey = (bearer: string): boolean => KEY.test(bearer);

export interface NewKey {
  name: string;
  permissions: readonly string[];
  days: number;
}

/** Makes a key, which is shown once. `bad`: what is wrong with the wish. */
export async function createStaffKey(db: Db, { name, permissions, days }: NewKey): Promise<{ key: string } | { bad: string }> {
  const unknown = permissions.filter((one) => !(PERMISSIONS as readonly string[]).includes(one));
  if (unknown.length > 0) return { bad: `there is no permission ${unknown.join(', ')}` };
  if (permissions.length === 0) return { bad: 'a key without a permission opens nothing' };
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) return { bad: `a key lives 1 to ${LONGEST_DAYS} days` };
  const key = PREFIX + randomBytes(32).toString('base64url');
  await sql`
    insert into staff_keys (name, key_hash, permissions, expires_at)
    values (${name}, ${hashOf(key)}, ${permissions}::text[], now() + make_interval(days => ${days}))`.execute(db);
  return { key };
}

/** Ends all keys of a name; how many there were. */
export async function endStaffKeys(db: Db, name: string): Promise<number> {
  const { rows } = await sql`update staff_keys set ended_at = now() where name = ${name} and ended_at is null returning id`.execute(db);
  return rows.length;
}

/** Owner and permissions of a key; `null`: unknown, revoked or expired. */
export async function readStaffKey(db: Db, key: string): Promise<{ actor: Actor; staff: StaffActor } | null> {
  const { rows } = await sql<{ id: number; permissions: string[]; is_long_unused: boolean }>`
    select id, permissions, last_used_at is null or last_used_at < now() - interval '1 minute' as is_long_unused
    from staff_keys where key_hash = ${hashOf(key)} and ended_at is null and expires_at > now()`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.is_long_unused) await sql`update staff_keys set last_used_at = now() where id = ${row.id}::integer`.execute(db);
  const grant = { role: 'key', permissions: row.permissions, markets: null, warehouses: null, languages: null, refund_limit: 0 };
  return {
    actor: { tokenId: null, userId: null, isStaff: true },
    staff: { sessionId: null, step: 'in', isConfirmed: false, grants: [grant] },
  };
}
