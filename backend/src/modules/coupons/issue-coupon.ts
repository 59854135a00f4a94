import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Texts } from '../catalogue/index.ts';

export interface IssuedCoupon {
  kind: 'percent' | 'amount';
  percent: number | null;
  /** Minor units. */
  amounts: Partial<Record<CurrencyCode, number>>;
  minimums: Partial<Record<CurrencyCode, number>>;
  titles: Texts;
  /** Validity in days. */
  days: number;
  /** Restricts use to this customer; `null`: every holder of the code. */
  userId: number | null;
}

/** A purchase must exceed a coupon that counts as payment by this amount, minor units, so that there is a payment on which refunds are booked. */
export const PAID_MARGIN = 100;

/** Characters of codes, without letters and digits that are easily confused. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `WIN-7KQM-X2PD-HT9R`: 60 random bits, far too many to guess within the allowed attempts. */
const newCode = (prefix: string): string =>
  [prefix, ...[0, 1, 2].map(() => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''))].join('-');

/** Creates an individual coupon that can be redeemed once; returns its code. */
export const issueCoupon = async (db: Db, coupon: IssuedCoupon): Promise<string> => (await insertIssued(db, coupon, { prefix: 'WIN', isPaid: false })).code;

/**
 * Issues a coupon that its holder has paid for, by a traded-in device: a means of payment, not a discount. VAT is owed on the whole price, and
 * refunds of its amount are issued as such a coupon. It requires a purchase above its value, so that none of it is lost.
 */
export const issuePaidCoupon = (
  db: Db,
  {
    currency,
    amount,
    titles,
    days,
  }: Pick<IssuedCoupon, 'titles' | 'days'> & {
    currency: CurrencyCode;
    /** Minor units. */
    amount: number;
  },
): Promise<{ id: number; code: string }> =>
  insertIssued(
    db,
    { kind: 'amount', percent: null, amounts: { [currency]: amount }, minimums: { [currency]: amount + PAID_MARGIN }, titles, days, userId: null },
    { prefix: 'OLD', isPaid: true },
  );

async function insertIssued(
  db: Db,
  { kind, percent, amounts, minimums, titles, days, userId }: IssuedCoupon,
  { prefix, isPaid }: { prefix: string; isPaid: boolean },
): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into coupons (code, kind, percent, amounts, minimums, titles, starts_at, ends_at, limit_total, limit_customer, user_id, issued, paid)
    values (${newCode(prefix)}, ${kind}, ${percent}::smallint, ${JSON.stringify(amounts)}::jsonb, ${JSON.stringify(minimums)}::jsonb,
      ${JSON.stringify(titles)}::jsonb, now(), now() + make_interval(days => ${days}::integer), 1, 1, ${userId}::integer, true, ${isPaid}) returning id, code`.execute(
    db,
  );
  return rows[0] as { id: number; code: string };
}
