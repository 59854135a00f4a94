import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

interface Account {
  userId: number;
  email: string;
}

/** Exports a customer's newsletter data: the subscription of the confirmed address, and each request for it. */
export async function exportNewsletter(db: Db, { userId }: Account): Promise<{ newsletter: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select a.email, a.lang, a.topics, a.source, a.text_version, a.asked_at, a.confirmed_at,
      case when s.id is not null then jsonb_build_object('lang', s.lang, 'topics', s.topics, 'subscribed_at', s.subscribed_at, 'stopped_at', s.stopped_at)
      end as subscription
    from users u
    join newsletter_asks a on a.email = u.email
    left join newsletter_subscribers s on s.ask_id = a.id
    where u.id = ${userId}::integer and u.confirmed_at is not null order by a.id`.execute(db);
  return { newsletter: rows };
}

/** Forgets all of it, before the account of the address goes. */
export async function eraseNewsletter(db: Db, { userId }: Account): Promise<void> {
  const own = sql`select email from users where id = ${userId}::integer and confirmed_at is not null`;
  await sql`delete from newsletter_subscribers where email = (${own})`.execute(db);
  await sql`delete from newsletter_asks where email = (${own})`.execute(db);
}
