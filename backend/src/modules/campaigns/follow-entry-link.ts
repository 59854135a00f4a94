import type { CampaignEntry } from '@vitrina/contract/campaigns';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import { lockCampaign, nextNumber, selectCampaignById } from './campaign-queries.ts';
import { stateOf, summaryView } from './campaign-view.ts';
import { numberEntry, selectEntryByCode } from './entry-queries.ts';

type Code = { code: string };

/** Shows the entry a mail's link belongs to; changes nothing. */
export async function readEntry({ code }: Code, { db, lang }: CallContext): Promise<Outcome<CampaignEntry>> {
  const entry = await selectEntryByCode(db, code);
  const campaign = entry && (await selectCampaignById(db, entry.campaign_id, lang));
  if (!campaign) return fail('error_empty_data');
  const isIn = entry.number !== null;
  const state = isIn ? 'in' : stateOf(campaign) === 'open' ? 'waiting' : 'over';
  return ok({ state, ticket: entry.ticket, campaign: summaryView(campaign, lang) });
}

/** Confirms the entry's address by the link of its mail. The entry counts from now on, if the sweepstake is still open. */
export async function confirmEntry(input: Code, context: CallContext): Promise<Outcome<CampaignEntry>> {
  const { db } = context;
  const found = await selectEntryByCode(db, input.code);
  if (!found) return fail('error_empty_data');
  return inShortTransaction(db, async (db) => {
    const campaign = await lockCampaign(db, found.campaign_id);
    const entry = await selectEntryByCode(db, input.code);
    if (campaign && entry?.number === null && stateOf(campaign) === 'open') await numberEntry(db, entry.id, await nextNumber(db, campaign.id));
    return readEntry(input, { ...context, db });
  });
}
