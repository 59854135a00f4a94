import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Fields of a role defined by the shop; amounts in minor units. */
export interface RoleFields {
  title: string;
  permissions: string[];
  /** `null` here and below: no restriction. */
  markets: string[] | null;
  warehouses: number[] | null;
  languages: string[] | null;
  /** Daily refund limit of a new grant; `null`: unlimited. */
  refund_limit: number | null;
}

export interface RoleRow extends Omit<RoleFields, 'title'> {
  code: string;
  /** `null`: a built-in role. */
  title: string | null;
  version: number;
  is_own: boolean;
}

const COLUMNS = sql`code, title, permissions, markets, warehouses, languages, refund_limit, version, is_own`;

export async function selectRoles(db: Db): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`select ${COLUMNS} from staff_roles where ended_at is null order by is_own, title nulls first, code`.execute(db);
  return rows;
}

export async function selectRole(db: Db, code: string): Promise<RoleRow | null> {
  const { rows } = await sql<RoleRow>`select ${COLUMNS} from staff_roles where code = ${code} and ended_at is null for update`.execute(db);
  return rows[0] ?? null;
}

/** Code of a custom role with this name, ignoring case; `null`: there is none. */
export async function selectRoleByTitle(db: Db, title: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select code from staff_roles where is_own and ended_at is null and lower(title) = lower(${title})`.execute(db);
  return rows[0]?.code ?? null;
}

export async function insertRole(db: Db, code: string, { title, permissions, markets, warehouses, languages, refund_limit }: RoleFields): Promise<void> {
  await sql`
    insert into staff_roles (code, title, permissions, markets, warehouses, languages, refund_limit, version, is_own)
    values (${code}, ${title}, ${permissions}::text[], ${markets}::text[], ${warehouses}::integer[], ${languages}::text[], ${refund_limit}::integer, 1, true)`.execute(
    db,
  );
}

export async function updateRole(db: Db, code: string, version: number, role: RoleFields): Promise<void> {
  const { title, permissions, markets, warehouses, languages, refund_limit } = role;
  await sql`
    update staff_roles set title = ${title}, permissions = ${permissions}::text[], markets = ${markets}::text[], warehouses = ${warehouses}::integer[],
      languages = ${languages}::text[], refund_limit = ${refund_limit}::integer, version = ${version}::integer where code = ${code}`.execute(db);
}

export const endRoleRow = (db: Db, code: string) => sql`update staff_roles set ended_at = now() where code = ${code}`.execute(db);

/** True if the role is granted, or an open invitation grants it. */
export async function isRoleInUse(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_role_grants where role = ${code} and ended_at is null
    union all
    select from staff_invitations i, jsonb_array_elements(i.grants) g where g ->> 'role' = ${code} and i.ended_at is null and i.expires_at > now() limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function countOwnRoles(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from staff_roles where is_own and ended_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
