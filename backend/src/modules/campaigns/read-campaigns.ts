import type { Campaign, CampaignSummary, DrawProtocol } from '@vitrina/contract/campaigns';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectCampaign, selectCampaignById, selectCampaigns, selectPrizes } from './campaign-queries.ts';
import { campaignView, protocolView, stateOf, summaryView } from './campaign-view.ts';
import { selectProtocolEntries } from './entry-queries.ts';

export async function listCampaigns(_input: unknown, { db, lang }: CallContext): Promise<Outcome<{ items: CampaignSummary[] }>> {
  return ok({ items: (await selectCampaigns(db, lang)).map((row) => summaryView(row, lang)) });
}

export async function getCampaign({ slug }: { slug: string }, { db, lang }: CallContext): Promise<Outcome<Campaign>> {
  const row = await selectCampaign(db, slug, lang);
  return row ? ok(campaignView(row, await selectPrizes(db, row.id), lang)) : fail('error_empty_data');
}

/** Reads the current campaign, in the transaction that changed it. */
export async function campaignNow(db: Db, id: number, lang: LanguageCode): Promise<Campaign> {
  const row = await selectCampaignById(db, id, lang);
  if (!row) throw new Error(`campaign ${id} is gone`);
  return campaignView(row, await selectPrizes(db, id), lang);
}

/** The protocol of a closed draw. */
export async function getProtocol({ slug }: { slug: string }, { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<Outcome<DrawProtocol>> {
  const row = await selectCampaign(db, slug, lang);
  if (!row) return fail('error_empty_data');
  if (stateOf(row) !== 'closed') return fail('error_campaign_open');
  const [prizes, entries] = await Promise.all([selectPrizes(db, row.id), selectProtocolEntries(db, row.id)]);
  return ok(protocolView(row, prizes, entries, lang));
}
