import { sql } from 'kysely';
import type { ProviderName } from '@vitrina/contract/values/external-login';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';

export interface ProviderLogin {
  state: string;
  provider: ProviderName;
  token_id: string;
  user_id: number | null;
  nonce: string;
  code_verifier: string;
  lang: LanguageCode;
  redirect: string;
}

const MINUTES = 10;

/** Stores the pending login, which is needed when the visitor returns. */
export async function insertProviderLogin(db: Db, login: ProviderLogin): Promise<void> {
  await sql`
    insert into provider_logins (state, provider, token_id, user_id, nonce, code_verifier, lang, redirect, expires_at)
    values (${login.state}, ${login.provider}, ${login.token_id}::uuid, ${login.user_id}::integer, ${login.nonce}, ${login.code_verifier}, ${login.lang},
      ${login.redirect}, now() + make_interval(mins => ${MINUTES}))`.execute(db);
}

/** Consumes the pending login; `null`: unknown or expired. */
export async function consumeProviderLogin(db: Db, state: string): Promise<ProviderLogin | null> {
  const { rows } = await sql<ProviderLogin & { is_in_time: boolean }>`
    delete from provider_logins where state = ${state}
    returning state, provider, token_id, user_id, nonce, code_verifier, lang, redirect, expires_at > now() as is_in_time`.execute(db);
  const [row] = rows;
  return row?.is_in_time ? row : null;
}

export interface LinkedUser {
  id: number;
  token_version: number;
}

/** The account to which an identity is linked. */
export async function selectLinkedUser(db: Db, { provider, subject }: { provider: string; subject: string }): Promise<LinkedUser | null> {
  const { rows } = await sql<LinkedUser>`
    select u.id, u.token_version from identities i join users u on u.id = i.user_id where i.provider = ${provider} and i.subject = ${subject}`.execute(db);
  return rows[0] ?? null;
}

interface AddressOwner extends LinkedUser {
  is_staff: boolean;
  is_confirmed: boolean;
}

/** Returns the account that owns the address; `null`: none. */
export async function selectAddressOwner(db: Db, email: string): Promise<AddressOwner | null> {
  const { rows } = await sql<AddressOwner>`
    select id, token_version, is_staff, confirmed_at is not null as is_confirmed from users where email = ${email}`.execute(db);
  return rows[0] ?? null;
}

interface Tie {
  provider: string;
  subject: string;
  userId: number;
  email: string | null;
}

/** Links an identity; false: the identity or another one of the provider is linked already. */
export async function insertIdentity(db: Db, { provider, subject, userId, email }: Tie): Promise<boolean> {
  const { rows } = await sql`
    insert into identities (provider, subject, user_id, email) values (${provider}, ${subject}, ${userId}::integer, ${email})
    on conflict do nothing returning user_id`.execute(db);
  return rows.length > 0;
}

export async function deleteIdentity(db: Db, { provider, userId }: { provider: string; userId: number }): Promise<boolean> {
  const { rows } = await sql`delete from identities where user_id = ${userId}::integer and provider = ${provider} returning user_id`.execute(db);
  return rows.length > 0;
}

interface NewUser {
  email: string;
  name: string | null;
  surname: string | null;
  lang: string;
  isConfirmed: boolean;
}

/** Creates an account without a password; `null`: another request created one with this address first. */
export async function insertExternalUser(db: Db, { email, name, surname, lang, isConfirmed }: NewUser): Promise<LinkedUser | null> {
  const display = [name, surname?.slice(0, 1)].filter(Boolean).join(' ') || null;
  const { rows } = await sql<LinkedUser>`
    insert into users (email, name, surname, display_name, lang, confirmed_at)
    values (${email}, ${name}, ${surname}, ${display}, ${lang}, case when ${isConfirmed} then now() end)
    on conflict (email) do nothing returning id, token_version`.execute(db);
  return rows[0] ?? null;
}
