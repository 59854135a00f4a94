import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const RETENTION_DAYS = 90;
const UNCONFIRMED_DAYS = 7;

/**
 * Erases personal data: all 90 days after a game's end, unconfirmed persons after seven days, network addresses after one day. Draw protocols
 * stay.
 */
export async function erasePersonalData(db: Db): Promise<void> {
  await sql`delete from campaign_salts where day < current_date`.execute(db);
  await sql`update campaign_entries set address_hash = null where address_hash is not null and entered_at < current_date`.execute(db);
  await sql`
    delete from campaign_entries e using campaign_people p
    where p.entry_id = e.id and e.number is null and p.asked_at < now() - make_interval(days => ${UNCONFIRMED_DAYS})`.execute(db);
  const over = sql`select id from campaigns where person_secret is not null and closed_at is not null and ends_at < now() - make_interval(days => ${RETENTION_DAYS})`;
  await sql`
    delete from mails where kind in ('sweepstake-confirm', 'campaign-won') and (data ->> 'entryId')::bigint in (
      select id from campaign_entries where campaign_id in (${over}))`.execute(db);
  await sql`delete from campaign_people where campaign_id in (${over})`.execute(db);
  await sql`update campaign_entries set person_key = null where campaign_id in (${over})`.execute(db);
  await sql`
    update campaigns set person_secret = null
    where person_secret is not null and closed_at is not null and ends_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db);
}
