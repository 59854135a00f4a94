import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';
import type { StaffGrant } from '../../../http/context.ts';
import { IN_FORCE } from '../session-queries.ts';

/** A granted role; amounts in minor units. */
export type Grant = Omit<StaffGrant, 'permissions'>;

export interface PersonRow {
  id: number;
  email: string;
  name: string;
  version: number;
  grants: StaffGrant[];
  factors: number;
  sessions: number;
  last_seen_at: Date | null;
}

const COLUMNS = sql`
  u.id, u.email, coalesce(nullif(u.display_name, ''), nullif(concat_ws(' ', u.name, u.surname), ''), split_part(u.email, '@', 1)) as name,
  coalesce((select version from staff_people p where p.user_id = u.id), 0) as version,
  coalesce((
    select json_agg(json_build_object('role', g.role, 'permissions', r.permissions, 'markets', g.markets, 'warehouses', g.warehouses, 'languages', g.languages, 'refund_limit', g.refund_limit) order by g.id)
    from staff_role_grants g join staff_roles r on r.code = g.role where g.user_id = u.id and g.ended_at is null), '[]') as grants,
  (select count(*)::integer from staff_factors f where f.user_id = u.id and f.kind <> 'recovery' and f.confirmed_at is not null) as factors,
  (select count(*)::integer from staff_sessions s where s.user_id = u.id and s.step = 'in' and ${IN_FORCE}) as sessions,
  (select max(s.last_seen_at) from staff_sessions s where s.user_id = u.id and s.step = 'in' and ${IN_FORCE}) as last_seen_at`;

export async function selectPeople(db: Db): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`select ${COLUMNS} from users u where u.is_staff order by name, u.id limit 1000`.execute(db);
  return rows;
}

export async function selectPerson(db: Db, id: number): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`select ${COLUMNS} from users u where u.id = ${id}::integer and u.is_staff`.execute(db);
  return rows[0] ?? null;
}

/** Warehouses by id. */
export async function selectPlaces(db: Db, lang: string): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select w.id, coalesce(w.titles ->> ${lang}, w.title) as title from warehouses w order by w.id`.execute(db);
  return rows;
}

/** Number of owners without any limit of scope. */
export async function countOwners(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct u.id)::integer as n from staff_role_grants g join users u on u.id = g.user_id and u.is_staff
    where g.role = 'owner' and g.ended_at is null and g.markets is null and g.warehouses is null and g.languages is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Ends these grants of a user and inserts the new ones; a grant is never updated. */
export async function replaceGrants(
  db: Db,
  userId: number,
  { ended, granted, by }: { ended: readonly string[]; granted: readonly Grant[]; by: number | null },
): Promise<void> {
  await sql`update staff_role_grants set ended_at = now() where user_id = ${userId}::integer and role = any(${ended}::text[]) and ended_at is null`.execute(db);
  await sql`
    insert into staff_role_grants (user_id, role, markets, warehouses, languages, refund_limit, granted_by)
    select ${userId}::integer, role, markets, warehouses, languages, refund_limit, ${by}::integer
    from jsonb_to_recordset(${json(granted)}::jsonb) as g(role text, markets text[], warehouses integer[], languages text[], refund_limit integer)`.execute(db);
}

export async function writeVersion(db: Db, userId: number, version: number): Promise<void> {
  await sql`
    insert into staff_people (user_id, version) values (${userId}::integer, ${version}::integer)
    on conflict (user_id) do update set version = excluded.version`.execute(db);
}

/** Removes a user from staff: sessions, factors, invitations and keys end, and every storefront token. */
export async function closePerson(db: Db, userId: number): Promise<void> {
  await sql`update users set is_staff = false, token_version = token_version + 1 where id = ${userId}::integer`.execute(db);
  await sql`delete from sessions where user_id = ${userId}::integer`.execute(db);
  await sql`update staff_sessions set ended_at = now() where user_id = ${userId}::integer and ended_at is null`.execute(db);
  await sql`delete from staff_factors where user_id = ${userId}::integer`.execute(db);
  await sql`update staff_invitations set ended_at = now() where invited_by = ${userId}::integer and ended_at is null`.execute(db);
  await sql`update staff_keys set ended_at = now() where made_by = ${userId}::integer and ended_at is null`.execute(db);
}

/** True if an address belongs to a login of staff. */
export async function isStaffEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email = ${email} and is_staff`.execute(db);
  return rows.length > 0;
}
