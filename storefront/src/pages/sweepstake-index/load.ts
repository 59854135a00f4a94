import { type CampaignEntry, type CampaignSummary, campaigns, entryCode } from '@vitrina/contract/campaigns';
import { tryCall } from '../../api/try-call.ts';
import { gamesUrl } from '../../links/game-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props =
  | { view: 'games'; running: CampaignSummary[]; over: CampaignSummary[] }
  /** Behind a mailed link: confirmation, or the entry's state. */
  | { view: 'entry'; entry: CampaignEntry; code: string }
  /** The link has expired. */
  | { view: 'gone' };

/** All games; or, with `?entry=…`, the entry of a mailed link. Opening it changes nothing. */
export async function load({ api, query }: LoadContext): Promise<LoadResult<Props>> {
  if (!query.has('entry')) {
    const { items } = await api.get(campaigns.sweepstakes, {});
    const isOver = ({ state }: CampaignSummary) => state === 'ended' || state === 'closed';
    return { kind: 'page', props: { view: 'games', running: items.filter((one) => !isOver(one)), over: items.filter(isOver) } };
  }
  const code = entryCode.safeParse(query.get('entry')).data;
  const reply = code === undefined ? null : await tryCall(api, campaigns.entry, { code });
  if (code === undefined || !reply?.success) return { kind: 'page', status: 404, props: { view: 'gone' } };
  return { kind: 'page', props: { view: 'entry', entry: reply.data, code } };
}

/** Handles the confirmation of an entry. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const code = form.get('code') ?? '';
  const reply = await tryCall(api, campaigns.confirm, { lang, code });
  if (!reply.success) return { kind: 'page', status: 422, props: { view: 'gone' } };
  return { kind: 'redirect', to: `${gamesUrl(context)}?entry=${encodeURIComponent(code)}`, status: 303 };
}
