import type { Campaign, CampaignSummary, DrawProtocol } from '@vitrina/contract/campaigns';
import { languagesFor, isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { prizesLeft } from '@vitrina/contract/values/fair-draw';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { TextsByLanguage } from './campaign-deps.ts';
import type { CampaignRow, PrizeRow, TranslatedCampaignRow } from './campaign-queries.ts';

export function stateOf({ has_begun, is_over, closed_at }: CampaignRow): Campaign['state'] {
  if (closed_at) return 'closed';
  if (is_over) return 'ended';
  return has_begun ? 'open' : 'upcoming';
}

/** A text in the reader's language, or in its nearest fallback. */
export const textIn = (texts: TextsByLanguage, lang: LanguageCode): string =>
  languagesFor(lang)
    .map((one) => texts[one])
    .find((text) => text !== undefined) ??
  Object.values(texts)[0] ??
  '';

/** A campaign as a list item. */
export const summaryView = (row: TranslatedCampaignRow, lang: LanguageCode): CampaignSummary => ({
  code: row.code,
  kind: row.kind,
  state: stateOf(row),
  title: row.title,
  lead: row.lead,
  slug: row.slug,
  url_without_domain: row.urls[lang] ?? '',
  text_lang: isSameBaseLanguage(row.text_lang, lang) ? null : LANGUAGES[row.text_lang].lang,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
});

/** A campaign with rules, prizes and odds. The seed is published once participation has ended. */
export const campaignView = (row: TranslatedCampaignRow, prizes: readonly PrizeRow[], lang: LanguageCode): Campaign => ({
  ...summaryView(row, lang),
  rules: row.rules,
  question: row.question,
  period: row.period,
  prizes: prizesView(row, prizes, lang),
  entries: row.entry_count,
  commitment: row.commitment,
  seed: row.closed_at ? row.seed : null,
  urls: row.urls,
});

function prizesView({ kind }: CampaignRow, prizes: readonly PrizeRow[], lang: LanguageCode): Campaign['prizes'] {
  const left = prizesLeft(prizes, ({ given }) => given);
  const sum = left.reduce((total, { weight }) => total + weight, 0);
  return prizes.map((prize) => ({
    position: prize.position,
    title: textIn(prize.titles, lang),
    is_win: prize.is_win,
    total: prize.total,
    left: prize.total === null ? null : prize.total - prize.given,
    odds: kind === 'spin_wheel' ? (left.includes(prize) ? prize.weight / sum : 0) : null,
  }));
}

/** Returns all data needed to recompute a closed draw. */
export const protocolView = (row: TranslatedCampaignRow, prizes: readonly PrizeRow[], entries: DrawProtocol['entries'], lang: LanguageCode): DrawProtocol => ({
  code: row.code,
  kind: row.kind,
  title: row.title,
  commitment: row.commitment,
  seed: row.seed,
  public_value: row.public_value,
  closed_at: (row.closed_at as Date).toISOString(),
  prizes: prizes.map(({ position, titles, is_win, weight, total }) => ({ position, title: textIn(titles, lang), is_win, weight, total })),
  entries,
});
