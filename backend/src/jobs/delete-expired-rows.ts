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
 * Deletes rows that are no longer needed, each after its retention time: catalogue changes, revoked tokens, login attempts, replies stored by
 * Idempotency-Key, abandoned or empty carts, notices that were sent, stopped or not confirmed, questions without a confirmed address, unconfirmed and
 * ended newsletter subscriptions, cookie choices (years by the settings), login challenges, counts of searches and filters, unused browser builds, wish
 * lists and comparisons of guests without a valid token, and their items saved for later. Erases personal data of old campaign entries and trade-ins.
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
