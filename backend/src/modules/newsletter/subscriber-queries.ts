import { sql } from 'kysely';
import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { type SubscriptionRequestRow, expireSubscriptionRequests } from './subscription-request-queries.ts';

export interface SubscriberRow {
  id: number;
  email: string;
  lang: LanguageCode;
  topics: NewsletterTopic[];
  stopped_at: Date | null;
}

const COLUMNS = sql`id, email, lang, topics, stopped_at`;

export async function selectSubscriber(db: Db, id: number): Promise<SubscriberRow | null> {
  const { rows } = await sql<SubscriberRow>`select ${COLUMNS} from newsletter_subscribers where id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/** Saves a confirmed subscription; an existing one gets the latest preferences. Returns its id. */
export async function upsertSubscriber(db: Db, { id, email, lang, topics }: SubscriptionRequestRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscribers (email, lang, topics, ask_id)
    values (${email}, ${lang}, ${topics}::text[], ${id}::integer)
    on conflict (email) do update set lang = excluded.lang, topics = excluded.topics, ask_id = excluded.ask_id, stopped_at = null,
      subscribed_at = case when newsletter_subscribers.stopped_at is null then newsletter_subscribers.subscribed_at else now() end
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Changes an active subscription; `null`: it is not active. */
export async function updateSubscriber(
  db: Db,
  { id, topics, lang }: { id: number; topics: readonly NewsletterTopic[]; lang: LanguageCode },
): Promise<SubscriberRow | null> {
  const { rows } = await sql<SubscriberRow>`
    update newsletter_subscribers set topics = ${[...topics]}::text[], lang = ${lang}
    where id = ${id}::integer and stopped_at is null returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/** Ends a subscription and expires links that would restart it; `null`: there is none. */
export async function stopSubscriber(db: Db, id: number): Promise<SubscriberRow | null> {
  const { rows } = await sql<SubscriberRow>`
    update newsletter_subscribers set stopped_at = coalesce(stopped_at, now()) where id = ${id}::integer returning ${COLUMNS}`.execute(db);
  const [subscriber] = rows;
  if (subscriber) await expireSubscriptionRequests(db, subscriber.email);
  return subscriber ?? null;
}

/** Id of the subscription of a user's own confirmed address. */
export async function selectOwnSubscriber(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select s.id from newsletter_subscribers s join users u on u.email = s.email
    where u.id = ${userId}::integer and u.confirmed_at is not null and s.stopped_at is null`.execute(db);
  return rows[0]?.id ?? null;
}
