import { randomBytes } from 'node:crypto';
import type { campaigns } from '@vitrina/contract/campaigns';
import type { FieldError } from '@vitrina/contract/errors';
import { isEmail } from '@vitrina/contract/values/email';
import type { z } from 'zod';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { lockCampaign, nextNumber, selectCampaign } from './campaign-queries.ts';
import { stateOf } from './campaign-view.ts';
import { renewEntry, insertEntry, insertPerson, isConfirmedAddress, numberEntry } from './entry-queries.ts';
import { limitEntryAttempts } from './limit-entries.ts';
import { personKey, ticketOf } from './person-key.ts';

type Input = z.output<typeof campaigns.enter.input>;
type Reply = z.input<typeof campaigns.enter.reply>;

/** Enters a sweepstake once for each person. The reply is equal for known addresses, so that participants stay secret. */
export const enterSweepstake =
  (deps: Pick<CampaignDeps, 'trustedTokenId'>) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const campaign = await selectCampaign(db, input.slug, lang);
    if (campaign?.kind !== 'sweepstake') return fail('error_empty_data');
    const errors = entryErrors(input);
    if (errors.length > 0) return fail('error_bad_input', { errors });
    if (stateOf(campaign) !== 'open') return fail('error_campaign_over');
    const email = input.email.toLowerCase();
    const limit = await limitEntryAttempts(email, context);
    if (!limit.ok) return limit;
    const isProven = actor.userId !== null && (await isConfirmedAddress(db, actor.userId, email));
    const entry = { ...input, email, isProven, campaignId: campaign.id };
    return inShortTransaction(db, (db) => enter(db, entry, context));
  };

/** Returns the errors of fields that every game requires; empty: none. */
export function entryErrors({ email, accept_rules }: { email: string; accept_rules: boolean }): FieldError[] {
  const errors: FieldError[] = [];
  if (!isEmail(email)) errors.push({ field: 'email', label_name: email === '' ? 'error_field_required' : 'error_email_invalid' });
  if (!accept_rules) errors.push({ field: 'accept_rules', label_name: 'error_rules_not_accepted' });
  return errors;
}

type Entry = Pick<Input, 'name' | 'email' | 'answer'> & { isProven: boolean; campaignId: number };

async function enter(db: Db, entry: Entry, { actor, lang }: CallContext): Promise<Outcome<Reply>> {
  const { campaignId, email, isProven } = entry;
  const campaign = await lockCampaign(db, campaignId);
  if (!campaign || stateOf(campaign) !== 'open' || campaign.person_secret === null) return fail('error_campaign_over');
  const key = personKey(campaign.person_secret, email);
  const entryId = await insertEntry(db, { campaignId, period: '', personKey: key, ticket: ticketOf(key, ''), number: null });
  if (entryId === null) return again(db, { campaignId, key, email, isProven, lang });
  const person = { entryId, campaignId, period: '', userId: actor.userId, email, name: entry.name, lang, answer: entry.answer ?? null };
  if (!(await insertPerson(db, { ...person, code: randomBytes(16).toString('base64url') }))) return fail('error_campaign_used');
  if (isProven) return makeValid(db, campaignId, entryId);
  await enqueueConfirmation(db, { entryId, asks: 1, email, lang });
  return ok({ state: 'confirm' });
}

type Again = { campaignId: number; key: string; email: string; isProven: boolean; lang: CallContext['lang'] };

/** The person already has an entry: the mail shows its state. */
async function again(db: Db, { campaignId, key, email, isProven, lang }: Again): Promise<Outcome<Reply>> {
  const existing = await renewEntry(db, campaignId, key);
  if (existing && isProven) return existing.number === null ? makeValid(db, campaignId, existing.id) : ok({ state: 'in' });
  if (existing) await enqueueConfirmation(db, { entryId: existing.id, asks: existing.asks, email, lang });
  return ok({ state: 'confirm' });
}

async function makeValid(db: Db, campaignId: number, entryId: number): Promise<Outcome<Reply>> {
  await numberEntry(db, entryId, await nextNumber(db, campaignId));
  return ok({ state: 'in' });
}

const enqueueConfirmation = (
  db: Db,
  { entryId, asks, email, lang }: { entryId: number; asks: number; email: string; lang: CallContext['lang'] },
): Promise<void> =>
  enqueueMail(db, { dedupeKey: `sweepstake-confirm:${entryId}:${asks}`, kind: 'sweepstake-confirm', recipient: email, lang, data: { entryId } });
