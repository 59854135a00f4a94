import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { CouponRow } from './coupon-queries.ts';

export type CouponEligibility = 'usable' | 'minimum' | 'used' | 'invalid';

export interface CouponUse {
  currency: CurrencyCode;
  /** Gross value of the goods, minor units. */
  goods: number;
  userId: number | null;
}

/**
 * Eligibility of a coupon for a cart. `invalid` covers everything that strangers must not distinguish: disabled, not started, ended, another
 * customer's.
 */
export function couponEligibility(coupon: CouponRow, { currency, goods, userId }: CouponUse): CouponEligibility {
  if (!isValidFor(coupon, userId) || (coupon.kind === 'amount' && coupon.amounts[currency] === undefined)) return 'invalid';
  if (isUsedUp(coupon)) return 'used';
  return goods < (coupon.minimums[currency] ?? 0) ? 'minimum' : 'usable';
}

export const isValidFor = (coupon: CouponRow, userId: number | null): boolean =>
  coupon.active && coupon.in_time && (coupon.user_id === null || coupon.user_id === userId);

/** True if the coupon was valid for this customer and has expired: the only reason of `invalid` that is shown. */
export const hasEnded = ({ active, ends_at, in_time, user_id }: CouponRow, userId: number | null): boolean =>
  active && ends_at !== null && !in_time && ends_at.getTime() <= Date.now() && (user_id === null || user_id === userId);

export const isUsedUp = ({ limit_total, limit_customer, redeemed, used }: CouponRow): boolean =>
  (limit_total !== null && redeemed >= limit_total) || (limit_customer !== null && used >= limit_customer);
