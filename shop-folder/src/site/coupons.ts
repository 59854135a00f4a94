import { type CouponInput, hideCoupons, saveCoupons } from '@vitrina/backend/seed';
import * as z from 'zod';
import { putTexts, withoutEmpty } from '../export/draft.ts';
import type { Texts } from '../folder/words.ts';
import { zonedMoment } from '../schemas/content-kinds.ts';
import { amounts, type Amounts, checkCurrencies, minimums, minorOf, percent, written } from './amounts.ts';
import { checkPeriod, momentMs, writtenMoment } from './periods.ts';
import { siteKind } from './site-kind.ts';

const count = z.int().min(1, 'is no number of pieces above 0').max(10_000_000);

/** `content/coupons.yaml`: reductions by coupon code. The title is in `texts/` as `coupon.<CODE>.title`. */
const schema = z.array(
  z
    .strictObject({
      code: z.string().regex(/^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/, 'is no coupon code: capital letters, digits, hyphens, at most 40'),
      percent: percent.optional(),
      /** Amount by currency; the coupon is not valid in other currencies. */
      amount: amounts.optional(),
      /** Minimum value of the goods. */
      minimum: minimums.optional(),
      from: zonedMoment.optional(),
      to: zonedMoment.optional(),
      /** Maximum number of redemptions, in total and per customer. */
      total: count.optional(),
      per_customer: count.optional(),
      active: z.boolean().optional(),
    })
    .refine((one) => (one.percent === undefined) !== (one.amount === undefined), 'takes either a percent or an amount off'),
);
type Coupon = z.output<typeof schema>[number];

interface Value {
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Amounts;
  minimums: Amounts;
  titles: Texts;
  /** Milliseconds since the epoch; `null`: no limit. */
  starts: number | null;
  ends: number | null;
  total: number | null;
  per_customer: number | null;
  active: boolean;
}

export const coupons = siteKind<Coupon>({
  kind: 'coupon',
  file: 'content/coupons.yaml',
  schema,
  codeOf: ({ code }) => code,
  texts: ({ code }) => [{ key: `coupon.${code}.title` }],
  check: (entries, checking) => {
    for (const one of entries) {
      checkPeriod(one, checking.report);
      for (const field of ['amount', 'minimum'] as const) checkCurrencies(one, [field], one[field], checking);
      const { amount = {}, minimum = {} } = one;
      for (const [currency, least] of Object.entries(minimum) as [keyof Amounts, number][])
        if (least < (amount[currency] ?? 0)) checking.report.warning(one, ['minimum', currency], 'is less than what the coupon takes off');
    }
  },
  value: (facts, place): Record<string, unknown> => {
    const { code, percent: share = null, amount = {}, minimum = {}, total = null, per_customer = null, active = true } = facts;
    const value: Value = {
      ...{ kind: share === null ? 'amount' : 'percent', percent: share, amounts: minorOf(amount), minimums: minorOf(minimum) },
      titles: place.facts.words.of(`coupon.${code}.title`),
      ...{ starts: momentMs(facts, 'from', 'starts', place), ends: momentMs(facts, 'to', 'ends', place), total, per_customer, active },
    };
    return { ...value };
  },
  save: (db, things) =>
    saveCoupons(
      db,
      things.map(({ code, value }): CouponInput => {
        const { starts, ends, total, per_customer, ...rest } = value as unknown as Value;
        const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
        return { ...rest, code, starts_at: iso(starts), ends_at: iso(ends), limit_total: total, limit_customer: per_customer };
      }),
    ),
  remove: hideCoupons,
  take: ({ code, value }, { draft }) => {
    const { percent: share, amounts: off, minimums: least, titles, starts, ends, total, per_customer, active } = value as unknown as Value;
    putTexts(draft, `coupon.${code}.title`, titles);
    return withoutEmpty({
      ...{ code, percent: share, amount: share === null ? written(off) : undefined, minimum: Object.keys(least).length > 0 ? written(least) : undefined },
      ...{ from: writtenMoment(starts), to: writtenMoment(ends), total, per_customer, active: active ? undefined : false },
    }) as Coupon;
  },
});
