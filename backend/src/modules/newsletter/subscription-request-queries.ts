import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsletterSource } from '@vitrina/contract/newsletter';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { Db } from '../../db/index.ts';

const LINK_DAYS = 7;

export interface Link {
  id: number;
  code: string;
}

export interface NewRequest {
  email: string;
  lang: LanguageCode;
  topics: readonly NewsletterTopic[];
  source: NewsletterSource;
  textVersion: string;
}

/** Serialises requests of one address until the transaction ends. */
const lockEmail = (db: Db, email: string) => sql`select pg_advisory_xact_lock(hashtext(${`newsletter:${email}`}))`.execute(db);

/**
 * Saves a subscription request and returns the link for its mail; `null`: one was mailed to this address within the hour. Call within a
 * transaction.
 */
export async function insertSubscriptionRequest(db: Db, { email, lang, topics, source, textVersion }: NewRequest): Promise<Link | null> {
  const code = randomBytes(16).toString('base64url');
  await lockEmail(db, email);
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at)
    select ${email}, ${lang}, ${[...topics]}::text[], ${source}, ${textVersion}, ${hashOf(code)}, now() + make_interval(days => ${LINK_DAYS})
    where not exists (select from newsletter_asks where email = ${email} and asked_at > now() - interval '1 hour')
    returning id`.execute(db);
  return rows[0] ? { id: rows[0].id, code } : null;
}

export interface SubscriptionRequestRow {
  id: number;
  email: string;
  lang: LanguageCode;
  topics: NewsletterTopic[];
}

/** SQL: the link is valid now. Uses clock_timestamp, as a link may have been used since this transaction began. */
const isGood = ({ id, code }: Link) => sql`id = ${id}::integer and code_hash = ${hashOf(code)} and confirmed_at is null and expires_at > clock_timestamp()`;

/** Reads the request of a valid link; read only. */
export async function selectSubscriptionRequest(db: Db, link: Link): Promise<SubscriptionRequestRow | null> {
  const { rows } = await sql<SubscriptionRequestRow>`select id, email, lang, topics from newsletter_asks where ${isGood(link)}`.execute(db);
  return rows[0] ?? null;
}

/** Consumes a link and expires other open ones of the address; of concurrent calls one gets it. Call within a transaction. */
export async function consumeSubscriptionRequest(db: Db, link: Link): Promise<SubscriptionRequestRow | null> {
  const good = await selectSubscriptionRequest(db, link);
  if (!good) return null;
  await lockEmail(db, good.email);
  const { rows } =
    await sql<SubscriptionRequestRow>`update newsletter_asks set confirmed_at = now() where ${isGood(link)} returning id, email, lang, topics`.execute(db);
  const [request] = rows;
  if (!request) return null;
  await expireSubscriptionRequests(db, request.email);
  return request;
}

/** Expires all open links of the address. */
export async function expireSubscriptionRequests(db: Db, email: string): Promise<void> {
  await sql`update newsletter_asks set expires_at = now() where email = ${email} and confirmed_at is null and expires_at > now()`.execute(db);
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
