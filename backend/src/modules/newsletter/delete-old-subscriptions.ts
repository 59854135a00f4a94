import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Deletes subscription requests that were not confirmed within 30 days, and ended subscriptions after three years, with their confirmed requests. */
export async function deleteOldSubscriptions(db: Db): Promise<void> {
  await sql`delete from newsletter_asks where confirmed_at is null and asked_at < now() - interval '30 days'`.execute(db);
  await sql`delete from newsletter_subscribers where stopped_at < now() - interval '3 years'`.execute(db);
  await sql`
    delete from newsletter_asks a
    where confirmed_at < now() - interval '3 years' and not exists (select from newsletter_subscribers s where s.email = a.email)`.execute(db);
}
