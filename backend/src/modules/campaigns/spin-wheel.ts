import { randomBytes } from 'node:crypto';
import type { campaigns } from '@vitrina/contract/campaigns';
import { dayIn } from '@vitrina/contract/values/date';
import { prizesLeft, spinOutcome } from '@vitrina/contract/values/fair-draw';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotent } from '../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import { selectAccount } from '../customers/index.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { type CampaignRow, awardPrize, lockCampaign, nextNumber, type PrizeRow, selectCampaign, selectPrizes } from './campaign-queries.ts';
import { stateOf, textIn } from './campaign-view.ts';
import { entryErrors } from './enter-sweepstake.ts';
import { insertEntry, insertPerson } from './entry-queries.ts';
import { handOver } from './hand-over.ts';
import { limitSpins, limitEntryAttempts } from './limit-entries.ts';
import { personKey, ticketOf } from './person-key.ts';
import { campaignNow } from './read-campaigns.ts';

type Input = z.output<typeof campaigns.spin.input>;
type Reply = z.input<typeof campaigns.spin.reply>;

/**
 * Spins a wheel. The result depends only on the committed seed, the number of the spin and the person's ticket. A person is a mailbox or a
 * customer, regardless of cookies; the prize is mailed, so the mailbox must be theirs.
 */
export const spinWheel =
  (deps: CampaignDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const campaign = await selectCampaign(db, input.slug, lang);
    if (campaign?.kind !== 'spin_wheel') return fail('error_empty_data');
    const account = actor.userId === null ? null : await selectAccount(db, actor.userId);
    const email = (account?.email ?? input.email ?? '').toLowerCase();
    const errors = entryErrors({ email, accept_rules: input.accept_rules });
    if (errors.length > 0) return fail('error_bad_input', { errors });
    if (stateOf(campaign) !== 'open') return fail('error_campaign_over');
    const limit = await limitEntryAttempts(email, context);
    if (!limit.ok) return limit;
    return inShortTransaction(db, (db) =>
      runIdempotent<Reply>(db, { endpoint: 'spin_wheel', body: input, context }, () => spin(db, { campaignId: campaign.id, email }, context, deps)),
    );
  };

type Spinner = { campaignId: number; email: string };

async function spin(db: Db, { campaignId, email }: Spinner, { actor, lang, address }: CallContext, deps: CampaignDeps): Promise<Outcome<Reply>> {
  const campaign = await lockCampaign(db, campaignId);
  if (!campaign || stateOf(campaign) !== 'open' || campaign.person_secret === null) return fail('error_campaign_over');
  const addressHash = await limitSpins(db, campaignId, address);
  if (!addressHash.ok) return addressHash;
  const period = campaign.period === 'day' ? dayIn(campaign.now, deps.timeZone()) : '';
  const key = personKey(campaign.person_secret, email);
  const ticket = ticketOf(key, period);
  const number = await nextNumber(db, campaignId);
  const prize = await drawPrize(db, campaign, { number, ticket });
  if (!prize) return fail('error_campaign_over');
  const entry = { campaignId, period, personKey: key, ticket, number, prize: prize.position, addressHash: addressHash.data };
  const entryId = await insertEntry(db, entry);
  if (entryId === null) return fail('error_campaign_used');
  const person = { entryId, campaignId, period, userId: actor.userId, email, name: null, lang, answer: null, code: randomBytes(16).toString('base64url') };
  if (!(await insertPerson(db, person))) return fail('error_campaign_used');
  await awardPrize(db, campaignId, prize.position);
  if (prize.is_win) await handOver(db, prize, person, deps);
  const { position, is_win } = prize;
  return ok({ number, ticket, prize: { position, title: textIn(prize.titles, lang), is_win }, campaign: await campaignNow(db, campaignId, lang) });
}

async function drawPrize(db: Db, { id, seed }: CampaignRow, spun: { number: number; ticket: string }): Promise<PrizeRow | null> {
  const prizes = await selectPrizes(db, id);
  const position = await spinOutcome({ seed, ...spun, left: prizesLeft(prizes, ({ given }) => given) });
  return prizes.find((prize) => prize.position === position) ?? null;
}
