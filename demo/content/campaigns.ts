import { createHash } from 'node:crypto';
import type { CampaignInput } from '@vitrina/backend/seed';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { GAMES } from '../known.ts';
import { GAME_RULES, GAME_WORDS, PRIZE_TITLES } from './game-texts.ts';

type Words = Record<LanguageCode, string>;
type Coupon = NonNullable<CampaignInput['prizes'][number]['coupon']>;

const DAY_MS = 86_400_000;

/** Texts of a game with these rules. */
const textsOf = ({ title, lead, question }: { title: Words; lead: Words; question?: Words }, rules: readonly Words[]): CampaignInput['texts'] =>
  Object.fromEntries(
    LANGUAGE_CODES.map((lang) => [
      lang,
      { title: title[lang], lead: lead[lang], rules: rules.map((rule) => rule[lang]), ...(question && { question: question[lang] }) },
    ]),
  );

const percent = (value: number): Coupon => ({ kind: 'percent', percent: value, amounts: {}, minimums: {}, days: 30 });
/** The same sum in each currency, about. */
const sum = (euro: number, from: number): Coupon => ({
  kind: 'amount',
  percent: null,
  amounts: { EUR: euro * 100, RSD: euro * 12_000, BAM: euro * 200 },
  minimums: { EUR: from * 100, RSD: from * 12_000, BAM: from * 200 },
  days: 30,
});

/** Tickets of the draw that is over; who had them is forgotten. */
const oldTickets = Array.from({ length: 48 }, (_, i) => createHash('sha256').update(`summer ${i}`).digest('hex').slice(0, 16));

/** A wheel and a sweepstake that run for three months from `now`, and a draw with its record. */
export function campaigns(now: Date): CampaignInput[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return [
    {
      code: GAMES.wheel,
      kind: 'spin_wheel',
      starts_at: inDays(-2),
      ends_at: inDays(90),
      period: 'campaign',
      texts: textsOf(GAME_WORDS.wheel, [...GAME_RULES.wheel, ...GAME_RULES.common]),
      prizes: [
        { titles: PRIZE_TITLES.p20, weight: 4, total: 25, coupon: percent(20) },
        { titles: PRIZE_TITLES.p10, weight: 12, total: 120, coupon: percent(10) },
        { titles: PRIZE_TITLES.eur5, weight: 18, total: 200, coupon: sum(5, 50) },
        { titles: PRIZE_TITLES.p5, weight: 26, total: 400, coupon: percent(5) },
        { titles: PRIZE_TITLES.nothing, is_win: false, weight: 40, total: null },
      ],
    },
    {
      code: GAMES.sweepstake,
      kind: 'sweepstake',
      starts_at: inDays(-5),
      ends_at: inDays(88),
      period: 'campaign',
      texts: textsOf(GAME_WORDS.laptop, [...GAME_RULES.draw, ...GAME_RULES.common]),
      prizes: [
        { titles: PRIZE_TITLES.laptop, total: 1 },
        { titles: PRIZE_TITLES.headphones, total: 3 },
        { titles: PRIZE_TITLES.eur20, total: 10, coupon: sum(20, 0) },
      ],
    },
    {
      code: GAMES.closed,
      kind: 'sweepstake',
      starts_at: inDays(-140),
      ends_at: inDays(-95),
      period: 'campaign',
      texts: textsOf(GAME_WORDS.summer, [...GAME_RULES.draw.slice(0, 1), ...GAME_RULES.draw.slice(2), ...GAME_RULES.common]),
      prizes: [
        { titles: PRIZE_TITLES.tv, total: 1 },
        { titles: PRIZE_TITLES.speaker, total: 2 },
        { titles: PRIZE_TITLES.eur20, total: 5 },
      ],
      tickets: oldTickets,
    },
  ];
}
