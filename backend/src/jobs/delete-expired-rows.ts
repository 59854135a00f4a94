import { behaviourSettings } from '@vitrina/contract/settings/behaviour';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { erasePersonalData } from '../modules/campaigns/index.ts';
import { deleteOldSaved } from '../modules/cart/index.ts';
import { deleteOldCounts, deleteOldMisses } from '../modules/catalogue/index.ts';
import { deleteOldConsents } from '../modules/consent/index.ts';
import { deleteGuestLists } from '../modules/lists/index.ts';
import { readDocuments } from '../modules/settings/index.ts';
import { deleteOldBuilds } from '../modules/site/index.ts';
import { eraseOldTradeIns } from '../modules/trade-in/index.ts';

/**
 * Deletes rows that are not read any more: changes of the catalogue that every process has seen, tokens past their time, old
 * attempts to log in, answers kept for repeated calls, carts that are empty or that no token reaches any more, notices that were
 * told, stopped or never confirmed, questions whose address was never confirmed, newsletters asked for and never confirmed or ended three years ago, choices about cookies that are older than the settings say,
 * entries of games that ended long ago, browser builds that no server runs any more, questions and uses of filters of a quarter of a year ago, wish lists and comparisons of guests whose token has ended, and what guests put aside a year ago.
 */
export async function deleteExpiredRows(db: Db): Promise<void> {
  await sql`delete from catalogue_changes where at < now() - interval '1 day'`.execute(db);
  await sql`delete from dead_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from login_attempts where at < now() - interval '25 hours'`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '25 hours'`.execute(db);
  await sql`
    delete from notices
    where coalesce(told_at, stopped_at) < now() - interval '30 days' or (confirmed_at is null and asked_at < now() - interval '7 days')
      or asked_at < now() - interval '2 years'`.execute(db);
  await sql`delete from product_questions where confirmed_at is null and asked_at < now() - interval '7 days'`.execute(db);
  await sql`
    delete from carts c
    where ordered_at is null and (
      updated_at < now() - interval '400 days'
      or (updated_at < now() - interval '30 days' and not exists (select from cart_items i where i.cart_id = c.id)))`.execute(db);
  const { behaviour } = await readDocuments(db);
  await deleteOldConsents(db, behaviourSettings.parse(behaviour.document).consent.recordYears);
  await sql`delete from newsletter_asks where confirmed_at is null and asked_at < now() - interval '30 days'`.execute(db);
  await sql`delete from newsletter_subscribers where stopped_at < now() - interval '3 years'`.execute(db);
  await sql`
    delete from newsletter_asks a
    where confirmed_at < now() - interval '3 years' and not exists (select from newsletter_subscribers s where s.email = a.email)`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from staff_challenges where expires_at < now()`.execute(db);
  await sql`delete from provider_logins where expires_at < now()`.execute(db);
  await deleteOldMisses(db);
  await deleteOldCounts(db);
  await deleteOldBuilds(db);
  await deleteGuestLists(db);
  await deleteOldSaved(db);
  await erasePersonalData(db);
  await eraseOldTradeIns(db);
}
