import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { StaffActor, StaffGrant } from '../../http/context.ts';
import { HALF_MINUTES, IDLE_MINUTES, LIFE_HOURS } from './session-cookie.ts';

/** Minutes for which a second factor counts as recently verified. */
export const CONFIRMED_MINUTES = 5;

/** Valid: neither ended nor expired, its user is still staff, and the password is unchanged since the login. */
export const IN_FORCE = sql`s.ended_at is null and u.is_staff and s.token_version = u.token_version
  and s.created_at > now() - make_interval(hours => ${sql.lit(LIFE_HOURS)}) and s.last_seen_at > now() - make_interval(mins => ${sql.lit(IDLE_MINUTES)})
  and (s.step = 'in' or s.created_at > now() - make_interval(mins => ${sql.lit(HALF_MINUTES)}))`;

/** SQL: intersection of the scope of a grant and the scope of its role. */
const within = (column: 'markets' | 'warehouses' | 'languages') => {
  const [granted, bound] = [sql.ref(`g.${column}`), sql.ref(`r.${column}`)];
  return sql`case when ${bound} is null then to_json(${granted}) when ${granted} is null then to_json(${bound})
    else to_json(array(select unnest(${granted}) intersect select unnest(${bound}) order by 1)) end`;
};

const GRANTS = sql`coalesce((
  select json_agg(json_build_object('role', g.role, 'permissions', r.permissions, 'markets', ${within('markets')}, 'warehouses', ${within('warehouses')},
    'languages', ${within('languages')}, 'refund_limit', g.refund_limit) order by g.id)
  from staff_role_grants g join staff_roles r on r.code = g.role where g.user_id = u.id and g.ended_at is null), '[]')`;

export interface KnownStaff {
  userId: number;
  staff: StaffActor;
}

interface SessionRow {
  id: number;
  user_id: number;
  step: StaffActor['step'];
  is_confirmed: boolean;
  is_long_unseen: boolean;
  grants: StaffGrant[];
}

/** The valid session with this hash and its rights; `null`: there is none. */
export async function selectStaffSession(db: Db, hash: Buffer): Promise<KnownStaff | null> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id, s.step, s.step = 'in' and coalesce(s.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}), false) as is_confirmed,
      s.last_seen_at < now() - interval '30 seconds' as is_long_unseen, ${GRANTS} as grants
    from staff_sessions s join users u on u.id = s.user_id where s.id_hash = ${hash} and ${IN_FORCE}`.execute(db);
  const [row] = rows;
  if (!row || row.grants.length === 0) return null;
  if (row.is_long_unseen) await sql`update staff_sessions set last_seen_at = now() where id = ${row.id}::integer`.execute(db);
  return { userId: row.user_id, staff: { sessionId: row.id, step: row.step, isConfirmed: row.is_confirmed, grants: row.grants } };
}

/** Current rights of a session; `null`: it has ended. */
export async function selectGrantsOfSession(db: Db, sessionId: number): Promise<StaffGrant[] | null> {
  const { rows } = await sql<{ grants: StaffGrant[] }>`
    select ${GRANTS} as grants from staff_sessions s join users u on u.id = s.user_id where s.id = ${sessionId}::integer and s.step = 'in' and ${IN_FORCE}`.execute(
    db,
  );
  return rows[0]?.grants ?? null;
}

/** Current rights of a staff member; `null`: no longer staff. */
export async function selectGrantsOfUser(db: Db, userId: number): Promise<StaffGrant[] | null> {
  const { rows } = await sql<{ grants: StaffGrant[] }>`select ${GRANTS} as grants from users u where u.id = ${userId}::integer and u.is_staff`.execute(db);
  return rows[0]?.grants ?? null;
}

interface NewSession {
  hash: Buffer;
  userId: number;
  version: number;
  step: StaffActor['step'];
  /** `null`: not verified yet. */
  factor: string | null;
  agent: string;
  address: string;
}

export async function insertStaffSession(db: Db, { hash, userId, version, step, factor, agent, address }: NewSession): Promise<void> {
  await sql`
    insert into staff_sessions (id_hash, user_id, token_version, step, factor, agent, address, confirmed_at)
    values (${hash}, ${userId}::integer, ${version}::integer, ${step}, ${factor}, ${agent.slice(0, 300)}, ${address.slice(0, 100)}, case when ${step === 'in'} then now() end)`.execute(
    db,
  );
}

/** False: it had ended before. */
export async function endStaffSession(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`update staff_sessions set ended_at = now() where id = ${id}::integer and ended_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** Ends the sessions of a staff member, all or all but one. */
export async function endStaffSessionsOf(db: Db, userId: number, except: number | null = null): Promise<void> {
  await sql`update staff_sessions set ended_at = now() where user_id = ${userId}::integer and ended_at is null and id is distinct from ${except}::integer`.execute(
    db,
  );
}

export async function markConfirmed(db: Db, id: number): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    update staff_sessions set confirmed_at = now() where id = ${id}::integer returning confirmed_at + make_interval(mins => ${CONFIRMED_MINUTES}) as until`.execute(
    db,
  );
  return (rows[0] as { until: Date }).until;
}

/** Counts an attempt at a half session's second step; returns the number including this one. */
export async function countTry(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update staff_sessions set tries = tries + 1 where id = ${id}::integer returning tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

export interface OwnSession {
  id: number;
  agent: string;
  created_at: Date;
  last_seen_at: Date;
}

export async function selectSessionsOf(db: Db, userId: number): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select s.id, s.agent, s.created_at, s.last_seen_at from staff_sessions s join users u on u.id = s.user_id
    where s.user_id = ${userId}::integer and s.step = 'in' and ${IN_FORCE} order by s.last_seen_at desc limit 100`.execute(db);
  return rows;
}

export interface SelfRow {
  email: string;
  name: string | null;
  token_version: number;
  confirmed_until: Date | null;
  ends_at: Date;
}

export async function selectSelf(db: Db, sessionId: number): Promise<SelfRow | null> {
  const { rows } = await sql<SelfRow>`
    select u.email, u.display_name as name, u.token_version,
      case when s.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}) then s.confirmed_at + make_interval(mins => ${CONFIRMED_MINUTES}) end as confirmed_until,
      s.created_at + make_interval(hours => ${LIFE_HOURS}) as ends_at
    from staff_sessions s join users u on u.id = s.user_id where s.id = ${sessionId}::integer`.execute(db);
  return rows[0] ?? null;
}

/** True if the user has a role. */
export async function hasRole(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from staff_role_grants where user_id = ${userId}::integer and ended_at is null limit 1`.execute(db);
  return rows.length > 0;
}
