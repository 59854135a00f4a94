import { behaviourSettings } from '@vitrina/contract/settings/behaviour';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { erasePersonalData } from '../modules/campaigns/index.ts';
import { deleteOldCarts, deleteOldSaved } from '../modules/cart/index.ts';
import { deleteOldCounts, deleteOldMisses } from '../modules/catalogue/index.ts';
import { deleteOldConsents } from '../modules/consent/index.ts';
import { deleteUnconfirmedQuestions } from '../modules/feedback/index.ts';
import { deleteGuestLists } from '../modules/lists/index.ts';
import { deleteOldSubscriptions } from '../modules/newsletter/index.ts';
import { deleteOldNotices } from '../modules/notices/index.ts';
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
  await deleteOldNotices(db);
  await deleteUnconfirmedQuestions(db);
  await deleteOldCarts(db);
  const { behaviour } = await readDocuments(db);
  await deleteOldConsents(db, behaviourSettings.parse(behaviour.document).consent.recordYears);
  await deleteOldSubscriptions(db);
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
