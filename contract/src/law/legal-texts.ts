import { isInEu } from '../values/iso-countries.ts';

/**
 * Texts with a legally prescribed wording. None was compared with its source by a person yet, so each is open until the shop's owner confirms it for a market.
 */
export const OPEN_TEXTS = [
  'order-button',
  'withdrawal-function',
  'withdrawal-instruction',
  'model-form',
  'guarantee-notice',
  'durability-label',
  'credit-warning',
  'waste-information',
  'complaint-notice',
  'dispute-notice',
] as const;
export type OpenText = (typeof OPEN_TEXTS)[number];

/** A text with a legally prescribed wording: its place in the shop, and the source to compare it with. */
export interface LegalText {
  id: OpenText;
  /** Countries of sale whose law prescribes the wording; in others the shop's own wording is used. */
  markets: 'all' | 'union' | readonly string[];
  /** First day in the shop's time zone. */
  from?: string;
  /** Applies only where the market offers credit. */
  isFor?: 'instalments';
  labels?: readonly string[];
  /** Code of the page that holds it. */
  page?: string;
  /** File name of a picture at its authority; the shop does not contain it. */
  file?: string;
  /** Sources by country; `any`: all others. None was compared word by word; with the prefix `open:` the provision was not located either. */
  sources: Readonly<{ any: string } & Partial<Record<string, string>>>;
}

export const LEGAL_TEXTS: readonly LegalText[] = [
  {
    id: 'order-button',
    markets: 'all',
    labels: ['checkout_order_button'],
    sources: {
      any: 'directive 2011/83, article 8 (2), and the national act',
      DE: '§ 312j (3) BGB',
      AT: 'known: § 8 (2) FAGG',
      IT: 'known: art. 51 (2) Codice del consumo',
      ES: 'known: art. 98 TRLGDCU',
      RS: 'open: Zakon o zaštiti potrošača 88/2021',
      BA: 'open: national act',
      ME: 'open: national act',
    },
  },
  {
    id: 'withdrawal-function',
    markets: 'union',
    from: '2026-06-19',
    labels: ['withdrawal_link', 'withdrawal_confirm'],
    sources: {
      any: 'directive 2011/83, article 11a, in the language of the country',
      DE: '§ 356a BGB',
      IT: 'art. 54-bis Codice del consumo (d.lgs. 209/2025)',
      SI: 'open: ZVPot-1 as amended',
      HR: 'open: bill of 12 March 2026',
      AT: 'open: FAGG as amended',
      ES: 'open: TRLGDCU as amended',
    },
  },
  {
    id: 'withdrawal-instruction',
    markets: 'all',
    page: 'withdrawal',
    sources: {
      any: 'directive 2011/83, annex I A, in the language of the country',
      RS: 'open: national act',
      BA: 'open: national act',
      ME: 'open: national act',
    },
  },
  {
    id: 'model-form',
    markets: 'all',
    page: 'withdrawal',
    sources: {
      any: 'directive 2011/83, annex I B, in the language of the country',
      DE: 'Anlage 2 zu Art. 246a EGBGB (seen: gesetzklar.de)',
      RS: 'Pravilnik o obliku i sadržini obrasca za odustanak, Sl. glasnik 21/2022 (seen: paragraf.rs)',
      BA: 'open: national act',
      ME: 'open: national act',
    },
  },
  {
    id: 'guarantee-notice',
    markets: 'union',
    from: '2026-09-27',
    file: 'regulation 2025/1960, annex I',
    sources: { any: 'regulation 2025/1960, annex I, in the language of the country' },
  },
  {
    id: 'durability-label',
    markets: 'union',
    from: '2026-09-27',
    file: 'regulation 2025/1960, annex II',
    sources: { any: 'regulation 2025/1960, annex II, in the language of the country' },
  },
  {
    id: 'credit-warning',
    markets: 'union',
    from: '2026-11-20',
    isFor: 'instalments',
    labels: ['product_instalments_warning'],
    sources: { any: 'open: national transposition of directive 2023/2225, article 8' },
  },
  { id: 'waste-information', markets: ['IT'], page: 'recycling', sources: { any: 'open: d.lgs. 49/2014' } },
  {
    id: 'complaint-notice',
    markets: ['HR', 'RS'],
    page: 'complaints',
    sources: { any: 'open: national act on consumer protection', HR: 'open: Zakon o zaštiti potrošača, written complaint' },
  },
  {
    id: 'dispute-notice',
    markets: ['SI', 'RS'],
    page: 'complaints',
    sources: { any: 'open: national act on out-of-court settlement', SI: 'open: ZIsRPS, statement of the trader' },
  },
];

/** True if the law of a country prescribes the wording of a text on a day. */
export const isBoundTo = ({ markets, from }: LegalText, country: string, day: string): boolean =>
  (from === undefined || day >= from) && (markets === 'all' || (markets === 'union' ? isInEu(country) : markets.includes(country)));

/** Sources of the wordings shown: labels and pages; `null`: the shop has no such label or page. */
export interface Wordings {
  label: (name: string) => string | null;
  page: (code: string) => string | null;
  /** SHA-256 of the official picture used as a text; absent or `null`: none. */
  picture?: (id: OpenText) => string | null;
}

/** Returns the shown text as words and numbers only, so that changes of markup and punctuation give no new version; `null`: a part is missing. */
export function wordingOf({ id, labels = [], page, file = '' }: LegalText, wordings: Wordings): string | null {
  const parts = [...labels.map(wordings.label), ...(page === undefined ? [] : [wordings.page(page)])];
  const picture = wordings.picture?.(id) ?? null;
  return parts.includes(null) ? null : [id, file, ...parts, ...(picture === null ? [] : [picture])].map((part) => wordsOf(part ?? '')).join('\n');
}

const wordsOf = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
