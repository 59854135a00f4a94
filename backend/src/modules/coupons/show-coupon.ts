import type { ShownCoupon } from '@vitrina/contract/blocks';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { sql } from 'kysely';
import type { CallContext } from '../../http/context.ts';
import { textIn } from '../catalogue/index.ts';
import type { CouponRow } from './coupon-queries.ts';

type PublicRow = Pick<CouponRow, 'kind' | 'percent' | 'amounts' | 'minimums' | 'titles' | 'ends_at'> & { starts_at: Date | null };

/**
 * Public data of a coupon that the shop itself shows; whether it is running is decided by the client's clock. `null`: unknown, disabled, used
 * up, personal, or without value in this currency.
 */
export async function showCoupon(code: string, { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<ShownCoupon | null> {
  const { rows } = await sql<PublicRow>`
    select kind, percent, amounts, minimums, titles, starts_at, ends_at from coupons
    where code = upper(${code}) and active and user_id is null and (limit_total is null or redeemed < limit_total)`.execute(db);
  const [row] = rows;
  const { currency } = LANGUAGES[lang];
  const amount = row?.amounts[currency];
  if (!row || (row.kind === 'amount' && amount === undefined)) return null;
  return {
    title: textIn(row.titles, lang),
    percent: row.percent,
    amount: row.kind === 'amount' ? toDecimal(amount ?? 0) : null,
    minimum: toDecimal(row.minimums[currency] ?? null),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
