import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { CallContext } from './context.ts';
import { fail, type Outcome, ok } from './outcome.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

interface Once {
  endpoint: string;
  /** Body of the call; a known key with another body is rejected. */
  body: unknown;
  context: Pick<CallContext, 'actor' | 'idempotencyKey'>;
}

/**
 * Runs a write once for each Idempotency-Key of a caller, within the given transaction: a repeated call with equal key and body gets the stored data,
 * another body 409. A second call waits for the first one's transaction; after a failure or a crash nothing was written, so the key may be
 * used again. Without a key or without a token the work is run each time.
 */
export async function runIdempotent<T>(db: Db, { endpoint, body, context }: Once, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { idempotencyKey: key } = context;
  const owner = ownerOfKey(context.actor);
  if (key === null || owner === null) return work();
  if (!KEY.test(key)) return fail('error_idempotency_key');
  const bodyHash = hashOf(body);
  const { rows } = await sql`
    insert into idempotency_keys (key, owner, endpoint, body_hash) values (${key}, ${owner}, ${endpoint}, ${bodyHash})
    on conflict do nothing returning 1 as one`.execute(db);
  if (rows.length === 0) return answerAgain(db, { key, owner, endpoint, bodyHash });
  const outcome = await work();
  if (outcome.ok)
    await sql`
      update idempotency_keys set reply = ${JSON.stringify(outcome.data)}::json
      where key = ${key} and owner = ${owner} and endpoint = ${endpoint}`.execute(db);
  return outcome;
}

/**
 * `runIdempotent` for work that must not run in a transaction, as it calls other systems. A second call during the work gets a retry label; after
 * a label, or a minute after a crash, the key may be used again.
 */
export async function runIdempotentOutsideTransaction<T>(db: Db, once: Once, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { idempotencyKey: key } = once.context;
  const owner = ownerOfKey(once.context.actor);
  if (key === null || owner === null) return work();
  if (!KEY.test(key)) return fail('error_idempotency_key');
  const { endpoint } = once;
  const row = { key, owner, endpoint, bodyHash: hashOf(once.body) };
  if (!(await claim(db, row))) return answerAgain(db, row, fail('error_unavailable', { headers: { 'retry-after': '1' } }));
  const outcome = await work();
  await (outcome.ok
    ? sql`update idempotency_keys set reply = ${JSON.stringify(outcome.data)}::json where key = ${key} and owner = ${owner} and endpoint = ${endpoint}`
    : sql`delete from idempotency_keys where key = ${key} and owner = ${owner} and endpoint = ${endpoint} and reply is null`
  ).execute(db);
  return outcome;
}

/**
 * Returns the stored reply of a write with this key; `null`: none, so run it by `runIdempotent`. For writes whose preparation
 * outside of the transaction could fail on a repeated call.
 */
export async function findStoredReply<T>(db: Db, { endpoint, body, context }: Once): Promise<Outcome<T> | null> {
  const { idempotencyKey: key } = context;
  const owner = ownerOfKey(context.actor);
  if (key === null || owner === null) return null;
  if (!KEY.test(key)) return fail('error_idempotency_key');
  const { rows } = await sql<{ body_hash: string; reply: T | null }>`
    select body_hash, reply from idempotency_keys where key = ${key} and owner = ${owner} and endpoint = ${endpoint}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  if (stored.body_hash !== hashOf(body)) return fail('error_idempotency_key');
  return stored.reply ? ok(stored.reply) : null;
}

interface KeyRow {
  key: string;
  owner: string;
  endpoint: string;
  bodyHash: string;
}

async function claim(db: Db, { key, owner, endpoint, bodyHash }: KeyRow): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (key, owner, endpoint, body_hash) values (${key}, ${owner}, ${endpoint}, ${bodyHash})
    on conflict (owner, endpoint, key) do update set created_at = now()
      where idempotency_keys.reply is null and idempotency_keys.body_hash = ${bodyHash} and idempotency_keys.created_at < now() - interval '1 minute'
    returning 1 as one`.execute(db);
  return rows.length > 0;
}

async function answerAgain<T>(db: Db, { key, owner, endpoint, bodyHash }: KeyRow, atWork: Outcome<never> = fail('error_idempotency_key')): Promise<Outcome<T>> {
  const { rows } = await sql<{ body_hash: string; reply: T | null }>`
    select body_hash, reply from idempotency_keys where key = ${key} and owner = ${owner} and endpoint = ${endpoint}`.execute(db);
  const [stored] = rows;
  if (stored && stored.body_hash !== bodyHash) return fail('error_idempotency_key');
  return stored?.reply ? ok(stored.reply) : atWork;
}

/** Keys are separate by caller. `null`: no token was sent. */
const ownerOfKey = ({ userId, tokenId }: CallContext['actor']): string | null =>
  userId !== null ? `user:${userId}` : tokenId !== null ? `token:${tokenId}` : null;

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');
