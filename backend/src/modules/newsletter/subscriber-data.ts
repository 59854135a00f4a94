import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

interface Account {
  /** `null`: a guest. */
  userId: number | null;
  email: string;
}

/** SQL: the address whose data are exported: an account's if it is confirmed, a guest's as staff entered it. */
const addressOf = ({ userId, email }: Account) =>
  userId === null ? sql`lower(${email})` : sql`(select email from users where id = ${userId}::integer and confirmed_at is not null)`;

/** Exports a person's newsletter data: the subscription of the address, and each request for it. */
export async function exportNewsletter(db: Db, person: Account): Promise<{ newsletter: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select a.email, a.lang, a.topics, a.source, a.text_version, a.asked_at, a.confirmed_at,
      case when s.id is not null then jsonb_build_object('lang', s.lang, 'topics', s.topics, 'subscribed_at', s.subscribed_at, 'stopped_at', s.stopped_at)
      end as subscription
    from newsletter_asks a
    left join newsletter_subscribers s on s.ask_id = a.id
    where a.email = ${addressOf(person)} order by a.id`.execute(db);
  return { newsletter: rows };
}

/** Erases all newsletter data of a person; call before the account is deleted. */
export async function eraseNewsletter(db: Db, person: Account): Promise<void> {
  await sql`delete from newsletter_subscribers where email = ${addressOf(person)}`.execute(db);
  await sql`delete from newsletter_asks where email = ${addressOf(person)}`.execute(db);
}
