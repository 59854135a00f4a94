import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { randomUUID } from 'node:crypto';
import type { Actor, CallContext } from '../../http/context.ts';
import { insertDeadToken } from './customer-queries.ts';
import { TOKEN_LIFE_SECONDS, type Tokens } from './tokens.ts';

export interface LoginHooks {
  /** Moves the guest's data to the customer, in the transaction that revokes the guest's token. */
  onLogin: (db: Db, login: { actor: Actor; userId: number; lang: LanguageCode }) => Promise<void>;
}

export interface Session {
  jwt: string;
  user_id: number;
  /** Device token for the browser, which is a known device from now on. */
  device: string;
}

interface Begin {
  userId: number;
  version: number;
  /** Authentication used: only a password or a passkey counts if recent authentication is required. */
  proof: 'password' | 'passkey' | 'other';
  context: Pick<CallContext, 'actor' | 'lang' | 'agent' | 'device'>;
}

/**
 * Starts a session after any kind of authentication: the old token is revoked, guest data moves to the customer, and a token with a new id is
 * issued. Call within a transaction.
 */
export async function startSession(
  db: Db,
  { userId, version, proof, context: { actor, lang, agent, device } }: Begin,
  { tokens, hooks }: { tokens: Tokens; hooks: LoginHooks },
): Promise<Session> {
  if (actor.tokenId) await endSession(db, actor.tokenId);
  await hooks.onLogin(db, { actor, userId, lang });
  const tokenId = randomUUID();
  await sql`
    insert into sessions (token_id, user_id, agent, proven_at)
    values (${tokenId}::uuid, ${userId}::integer, ${agent.slice(0, 300)}, case when ${proof !== 'other'} then now() end)`.execute(db);
  const knownDevice = tokens.devices.read(device);
  const id = knownDevice?.userId === userId ? knownDevice.id : undefined;
  return { jwt: await tokens.issue({ userId, version, tokenId }), user_id: userId, device: tokens.devices.issue({ id, userId, version }) };
}

/** Revokes the token. */
export async function endSession(db: Db, tokenId: string): Promise<void> {
  await insertDeadToken(db, { tokenId, expiresAt: Math.floor(Date.now() / 1000) + TOKEN_LIFE_SECONDS });
  await sql`delete from sessions where token_id = ${tokenId}::uuid`.execute(db);
}
