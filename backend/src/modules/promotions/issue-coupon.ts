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
  /** Days for which it is good. */
  days: number;
  /** Restricts use to this customer; `null`: every holder of the code. */
  userId: number | null;
}

/** Characters of codes, without letters and digits that are easily confused. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `WIN-7KQM-X2PD-HT9R`: 60 random bits, far more than the tries that are allowed could guess. */
const newCode = (): string => ['WIN', ...[0, 1, 2].map(() => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''))].join('-');

/** Makes a coupon of its own that is redeemed once; gives its code. */
export async function issueCoupon(db: Db, coupon: IssuedCoupon): Promise<string> {
  const code = newCode();
  await sql`
    insert into coupons (code, kind, percent, amounts, minimums, titles, starts_at, ends_at, limit_total, limit_customer, user_id, issued)
    values (${code}, ${coupon.kind}, ${coupon.percent}::smallint, ${JSON.stringify(coupon.amounts)}::jsonb, ${JSON.stringify(coupon.minimums)}::jsonb,
      ${JSON.stringify(coupon.titles)}::jsonb, now(), now() + make_interval(days => ${coupon.days}::integer), 1, 1, ${coupon.userId}::integer, true)`.execute(
    db,
  );
  return code;
}
