import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { CouponRow } from './coupon-queries.ts';

export type CouponState = 'usable' | 'minimum' | 'used' | 'invalid';

export interface CouponUse {
  currency: CurrencyCode;
  /** Gross value of the goods, minor units. */
  goods: number;
  userId: number | null;
}

/** How a coupon stands for a cart. `invalid` stands for all that a stranger must not tell apart: off, not begun, over, somebody else's. */
export function couponState(coupon: CouponRow, { currency, goods, userId }: CouponUse): CouponState {
  if (!isForAnybodyLike(coupon, userId) || (coupon.kind === 'amount' && coupon.amounts[currency] === undefined)) return 'invalid';
  if (isUsedUp(coupon)) return 'used';
  return goods < (coupon.minimums[currency] ?? 0) ? 'minimum' : 'usable';
}

export const isForAnybodyLike = (coupon: CouponRow, userId: number | null): boolean =>
  coupon.active && coupon.in_time && (coupon.user_id === null || coupon.user_id === userId);

/** It was good for this customer and its time is over: the one reason of `invalid` that is told. */
export const hasEnded = ({ active, ends_at, in_time, user_id }: CouponRow, userId: number | null): boolean =>
  active && ends_at !== null && !in_time && ends_at.getTime() <= Date.now() && (user_id === null || user_id === userId);

export const isUsedUp = ({ limit_total, limit_customer, redeemed, used }: CouponRow): boolean =>
  (limit_total !== null && redeemed >= limit_total) || (limit_customer !== null && used >= limit_customer);
