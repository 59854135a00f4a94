import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Mails per second: newsletters are spread over time, so that they never delay mails of orders. */
const PER_SECOND = 10;

/**
 * Enqueues one mail for each subscriber of the topic in one of the languages at the time of first sending. One statement, and repeated calls
 * add none. Returns the number of mails; `null`: unknown newsletter.
 */
export const sendNewsletter = (db: Db, id: number): Promise<number | null> =>
  db.transaction().execute(async (db) => {
    const { rows } = await sql<{ topic: string }>`
      update newsletters set sent_at = coalesce(sent_at, now()) where id = ${id}::integer returning topic`.execute(db);
    const [found] = rows;
    if (!found) return null;
    const { numAffectedRows = 0n } = await sql`
      insert into mails (dedupe_key, kind, recipient, lang, data, send_after)
      select 'newsletter:' || n.id || ':' || s.id, 'newsletter', s.email, s.lang, jsonb_build_object('newsletterId', n.id, 'subscriberId', s.id),
        now() + make_interval(secs => (row_number() over (order by s.id) - 1)::double precision / ${PER_SECOND}::double precision)
      from newsletters n
      join newsletter_texts t on t.newsletter_id = n.id
      join newsletter_subscribers s on s.lang = t.lang and n.topic = any(s.topics) and s.stopped_at is null and s.subscribed_at <= n.sent_at
      where n.id = ${id}::integer
      on conflict (dedupe_key) do nothing`.execute(db);
    return Number(numAffectedRows);
  });
