import { sql } from 'kysely';
import type { OtherWays } from '@vitrina/contract/accounts';
import type { ProviderName } from '@vitrina/contract/values/external-login';
import type { Db } from '../../db/index.ts';
import { deviceName } from './device-name.ts';
import { selectPasskeys } from './passkeys/passkey-queries.ts';

/** Login methods to remove. */
export interface RemovedLoginMethods {
  end_passkeys?: readonly number[] | undefined;
  end_providers?: readonly ProviderName[] | undefined;
}

/** Returns the login methods of an account besides its password: passkeys, providers, sessions. */
export async function selectOtherLoginMethods(db: Db, userId: number): Promise<OtherWays> {
  const passkeys = await selectPasskeys(db, userId);
  const { rows: identities } = await sql<{ provider: string }>`
    select provider from identities where user_id = ${userId}::integer order by provider`.execute(db);
  const { rows: sessions } = await sql<{ agent: string; last_seen_at: Date }>`
    select agent, last_seen_at from sessions where user_id = ${userId}::integer order by last_seen_at desc limit 100`.execute(db);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    providers: identities.map(({ provider }) => provider),
    sessions: sessions.map(({ agent, last_seen_at }) => ({ device: deviceName(agent), last_seen_at: last_seen_at.toISOString() })),
  };
}

/** Removes the given login methods; call only if the account has a password. */
export async function removeLoginMethods(db: Db, userId: number, { end_passkeys = [], end_providers = [] }: RemovedLoginMethods): Promise<void> {
  await sql`delete from passkeys where user_id = ${userId}::integer and id = any(${end_passkeys}::integer[])`.execute(db);
  await sql`delete from identities where user_id = ${userId}::integer and provider = any(${end_providers}::text[])`.execute(db);
}
