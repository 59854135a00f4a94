import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Limit of second factors per staff member. */
export const MAX_FACTORS = 10;

export interface FactorRow {
  id: number;
  kind: 'totp' | 'passkey';
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Active second factors, without recovery codes. */
export async function selectFactors(db: Db, userId: number): Promise<FactorRow[]> {
  const { rows } = await sql<FactorRow>`
    select id, kind, name, created_at, last_used_at from staff_factors
    where user_id = ${userId}::integer and kind <> 'recovery' and confirmed_at is not null order by id`.execute(db);
  return rows;
}

export interface TotpRow {
  id: number;
  secret: string;
}

/** Secrets of authenticator apps: active, or waiting for their first code. */
export async function selectTotps(db: Db, userId: number, { isConfirmed }: { isConfirmed: boolean }): Promise<TotpRow[]> {
  const { rows } = await sql<TotpRow>`
    select id, secret from staff_factors where user_id = ${userId}::integer and kind = 'totp' and (confirmed_at is not null) = ${isConfirmed}
      and (confirmed_at is not null or created_at > now() - interval '30 minutes') order by id`.execute(db);
  return rows;
}

/** Consumes a TOTP time step; false: its code, or a newer one, was used before. */
export async function takeStep(db: Db, id: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff_factors set last_step = ${step}::bigint, last_used_at = now(), confirmed_at = coalesce(confirmed_at, now())
    where id = ${id}::integer and (last_step is null or last_step < ${step}::bigint) returning id`.execute(db);
  return rows.length > 0;
}

/** Consumes a recovery code; false: not one of the user's, or used before. */
export async function consumeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update staff_factors set used_at = now(), last_used_at = now()
    where user_id = ${userId}::integer and kind = 'recovery' and code_hash = ${hash} and used_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** Saves a pending secret, replacing another pending one. */
export async function replacePendingTotp(db: Db, userId: number, sealed: string, name: string): Promise<void> {
  await sql`delete from staff_factors where user_id = ${userId}::integer and kind = 'totp' and confirmed_at is null`.execute(db);
  await sql`insert into staff_factors (user_id, kind, secret, name) values (${userId}::integer, 'totp', ${sealed}, ${name})`.execute(db);
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from staff_factors where user_id = ${userId}::integer and kind = 'recovery'`.execute(db);
  await sql`insert into staff_factors (user_id, kind, code_hash, confirmed_at) select ${userId}::integer, 'recovery', hash, now() from unnest(${hashes}::bytea[]) as hash`.execute(
    db,
  );
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from staff_factors where user_id = ${userId}::integer and kind = 'recovery' and used_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function deleteFactor(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_factors where id = ${id}::integer and user_id = ${userId}::integer and kind <> 'recovery' and confirmed_at is not null returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Serialises changes of a user's second factors. */
export async function lockFactors(db: Db, userId: number): Promise<{ email: string; token_version: number }> {
  const { rows } = await sql<{ email: string; token_version: number }>`select email, token_version from users where id = ${userId}::integer for update`.execute(
    db,
  );
  return rows[0] as { email: string; token_version: number };
}
