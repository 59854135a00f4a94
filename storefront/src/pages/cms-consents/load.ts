import { consents } from '@vitrina/contract/consents';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { CONSENT_CATEGORIES, wholeConsent } from '@vitrina/contract/values/consent';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  text: ReplyOf<typeof consents.gdprTemplate>;
  /** Categories the visitor approved; empty: no choice yet. */
  approved: readonly string[];
  /** True if a choice was just saved. */
  isSaved: boolean;
}

const SAVED = 'saved';

export async function load({ api, query, lang }: LoadContext): Promise<LoadResult<Props>> {
  const [text, { items }] = await Promise.all([api.get(consents.gdprTemplate, { lang }), api.get(consents.approved, {})]);
  return { kind: 'page', props: { text, approved: items, isSaved: query.has(SAVED) && items.length > 0 }, isPrivate: true };
}

/** Saves a choice: all, only necessary, or the ticked categories. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const chosen = form.get('choice');
  const ticked =
    chosen === 'all' ? [...CONSENT_CATEGORIES] : chosen === 'none' ? [] : CONSENT_CATEGORIES.filter((one) => form.getAll('consents').includes(one));
  const { version } = await api.get(consents.gdprTemplate, { lang });
  // The choice applies even if it could not be recorded.
  const reply = await serverCaller(api)(consents.approve, { lang, consents: ticked, version });
  return {
    kind: 'redirect',
    to: `${fixedUrl('consents', context)}?${SAVED}=1`,
    status: 303,
    consent: wholeConsent(ticked),
    ...(reply.success && { consentSeconds: reply.data.max_age }),
  };
}
