import { type CampaignInput, deleteCampaigns, saveGames } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { slugify } from '@vitrina/contract/values/slug';
import * as z from 'zod';
import { putTexts, withoutEmpty } from '../export/draft.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';
import { zonedMoment } from '../schemas/content-kinds.ts';
import { code, language } from '../schemas/parts.ts';
import { amounts, type Amounts, checkCurrencies, minimums, minorOf, percent, written } from './amounts.ts';
import { namedText } from './named-text.ts';
import { checkPeriod, momentMs, writtenMoment } from './periods.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

const count = z.int().min(1, 'is no number above 0').max(10_000_000);
/** A coupon created for the winner. */
const couponPrize = z
  .strictObject({ percent: percent.optional(), amount: amounts.optional(), minimum: minimums.optional(), days: z.int().min(1).max(3650) })
  .refine((one) => (one.percent === undefined) !== (one.amount === undefined), 'takes either a percent or an amount off');

const prize = z.strictObject({
  /** Name of the text `prize.<name>` in `texts/`. */
  title: code,
  /** `false`: a segment of the wheel that wins nothing. */
  win: z.boolean().optional(),
  /** Relative size of the segment on the wheel. */
  weight: z.int().min(1, 'is no number above 0').max(100_000).optional(),
  /** Number of pieces; absent: unlimited. */
  total: count.optional(),
  coupon: couponPrize.optional(),
});

/** `content/campaigns.yaml`: spin wheels and sweepstakes. Title, lead, question and rules are in `texts/`. */
const schema = z.array(
  z.strictObject({
    code,
    kind: z.enum(['spin_wheel', 'sweepstake']),
    from: zonedMoment,
    to: zonedMoment,
    /** One try per person: in total, or each day. */
    period: z.enum(['campaign', 'day']).optional(),
    /** Languages in which it runs; absent: all of the shop. */
    languages: z.array(language).min(1).optional(),
    /** Names of texts `rule.<name>`, a paragraph each. */
    rules: z.array(code).min(1, 'names no rule: players have to know them').max(30),
    prizes: z.array(prize).min(1, 'names no prize').max(30),
  }),
);
type Campaign = z.output<typeof schema>[number];
type Prize = Campaign['prizes'][number];

interface Value {
  kind: Campaign['kind'];
  period: 'campaign' | 'day';
  /** Milliseconds since the epoch. */
  starts: number;
  ends: number;
  texts: Partial<Record<LanguageCode, { title: string; slug: string; lead: string; rules: string[]; question: string | null }>>;
  prizes: { titles: Texts; is_win: boolean; weight: number; total: number | null; coupon: CouponValue | null }[];
}
interface CouponValue {
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Amounts;
  minimums: Amounts;
  days: number;
}

const keysOf = (of: string) => ({
  title: `campaign.${of}.title`,
  slug: `campaign.${of}.slug`,
  lead: `campaign.${of}.lead`,
  question: `campaign.${of}.question`,
});

export const campaigns = siteKind<Campaign>({
  kind: 'campaign',
  file: 'content/campaigns.yaml',
  schema,
  codeOf: (one) => one.code,
  texts: ({ code: of, rules, prizes }) => {
    const { title, slug, lead, question } = keysOf(of);
    return [
      ...[{ key: title }, { key: slug, isOptional: true }, { key: lead }, { key: question, isOptional: true }],
      ...rules.map((name) => ({ key: `rule.${name}` })),
      ...prizes.map((one) => ({ key: `prize.${one.title}` })),
    ];
  },
  check,
  value: (facts, place): Record<string, unknown> => {
    const { kind, period = 'campaign', prizes } = facts;
    const value: Value = {
      ...{ kind, period, starts: momentMs(facts, 'from', 'starts', place) as number, ends: momentMs(facts, 'to', 'ends', place) as number },
      texts: textsOf(facts, place.facts),
      prizes: prizes.map((one) => ({
        titles: place.facts.words.of(`prize.${one.title}`),
        ...{ is_win: one.win ?? true, weight: one.weight ?? 1, total: one.total ?? null, coupon: couponOf(one.coupon) },
      })),
    };
    return { ...value };
  },
  save: (db, things, { defaultLanguage }) =>
    saveGames(
      db,
      things.map(({ code: of, value }) => inputOf(of, value as unknown as Value)),
      defaultLanguage,
    ),
  remove: deleteCampaigns,
  take: ({ code: of, value }, { draft }) => {
    const { kind, period, starts, ends, texts, prizes } = value as unknown as Value;
    const languages = Object.keys(texts) as LanguageCode[];
    const each = (read: (text: NonNullable<Value['texts'][LanguageCode]>) => string | null | undefined): Texts =>
      Object.fromEntries(
        languages.flatMap((lang) => [[lang, read(texts[lang] as NonNullable<Value['texts'][LanguageCode]>)]]).filter(([, text]) => text != null),
      );
    const keys = keysOf(of);
    putTexts(
      draft,
      keys.title,
      each(({ title }) => title),
    );
    putTexts(
      draft,
      keys.lead,
      each(({ lead }) => lead),
    );
    putTexts(
      draft,
      keys.question,
      each(({ question }) => question),
    );
    putTexts(draft, keys.slug, languages.some((lang) => texts[lang]?.slug !== slugify(texts[lang]?.title ?? '')) ? each(({ slug }) => slug) : {});
    const most = Math.max(...languages.map((lang) => texts[lang]?.rules.length ?? 0));
    const rules = Array.from({ length: most }, (_, i) =>
      namedText(draft, { prefix: 'rule.', texts: each((text) => text.rules[i]), preferredName: `${of}-${i + 1}` }),
    );
    const isEverywhere = draft.shop.languages.every((lang) => languages.includes(lang));
    return withoutEmpty({
      ...{ code: of, kind, from: writtenMoment(starts), to: writtenMoment(ends), period: period === 'day' ? period : undefined },
      ...{ languages: isEverywhere ? undefined : languages, rules },
      prizes: prizes.map((one, i) =>
        withoutEmpty({
          title: namedText(draft, { prefix: 'prize.', texts: one.titles, preferredName: `${of}-${i + 1}` }),
          ...{ win: one.is_win ? undefined : false, weight: one.weight === 1 ? undefined : one.weight, total: one.total, coupon: writtenCoupon(one.coupon) },
        }),
      ) as Prize[],
    }) as Campaign;
  },
});

function textsOf({ code: of, languages, rules }: Campaign, { shop, words }: ShopFacts): Value['texts'] {
  const keys = keysOf(of);
  return Object.fromEntries(
    (languages ?? shop.languages).map((lang) => {
      const text = (key: string) => words.of(key)[lang];
      const title = text(keys.title) ?? '';
      return [
        lang,
        {
          ...{ title, slug: text(keys.slug) ?? slugify(title), lead: text(keys.lead) ?? '', question: text(keys.question) ?? null },
          rules: rules.map((name) => text(`rule.${name}`) ?? ''),
        },
      ];
    }),
  );
}

function couponOf(coupon: Prize['coupon']): CouponValue | null {
  if (!coupon) return null;
  const { percent: share = null, amount = {}, minimum = {}, days } = coupon;
  return { kind: share === null ? 'amount' : 'percent', percent: share, amounts: minorOf(amount), minimums: minorOf(minimum), days };
}

function writtenCoupon(coupon: CouponValue | null): Prize['coupon'] {
  if (!coupon) return undefined;
  const { percent: share, amounts: off, minimums: least, days } = coupon;
  const minimum = Object.keys(least).length > 0 ? written(least) : undefined;
  return withoutEmpty({ percent: share, amount: share === null ? written(off) : undefined, minimum, days }) as Prize['coupon'];
}

function inputOf(of: string, { starts, ends, texts, prizes, ...rest }: Value): CampaignInput {
  return {
    ...{ ...rest, code: of, starts_at: new Date(starts), ends_at: new Date(ends) },
    texts: Object.fromEntries(Object.entries(texts).map(([lang, { question, ...text }]) => [lang, { ...text, ...(question !== null && { question }) }])),
    prizes: prizes.map(({ coupon, ...one }) => ({ ...one, ...(coupon && { coupon }) })),
  };
}

/** Reports games without rules in one of their languages, as players must be able to read them. */
function check(entries: readonly Campaign[], checking: SiteChecking): void {
  const { facts, report } = checking;
  for (const one of entries) {
    checkPeriod(one, report);
    for (const [i, lang] of (one.languages ?? []).entries())
      if (!facts.shop.languages.includes(lang)) report.error(one, ['languages', i], `${lang} is no language of this shop`);
    const { title, lead } = keysOf(one.code);
    for (const lang of one.languages ?? facts.shop.languages) {
      const requiredKeys = [title, lead, ...one.rules.map((name) => `rule.${name}`), ...one.prizes.map((each) => `prize.${each.title}`)];
      const missing = [...new Set(requiredKeys)].filter((key) => facts.words.has(key) && facts.words.of(key)[lang] === undefined);
      if (missing.length > 0) report.error(one, ['code'], `${one.code} has no ${missing.join(', ')} in ${lang}; name in languages: where it is held`);
    }
    for (const [i, { win = true, total, weight, coupon }] of one.prizes.entries()) {
      if (one.kind === 'sweepstake' && (!win || weight !== undefined)) report.error(one, ['prizes', i], 'is a field of a wheel; this is a sweepstake');
      if (one.kind === 'sweepstake' && total === undefined) report.error(one, ['prizes', i], 'has no total: how many there are to win');
      for (const field of ['amount', 'minimum'] as const) checkCurrencies(one, ['prizes', i, 'coupon', field], coupon?.[field], checking);
    }
    if (!one.prizes.some(({ win = true }) => win)) report.error(one, ['prizes'], 'has nothing to win');
  }
}
