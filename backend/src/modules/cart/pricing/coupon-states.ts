import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { roundMinor } from '@vitrina/contract/values/money';
import { type CouponRow, type CouponEligibility, couponEligibility } from '../../coupons/index.ts';

interface CouponUses {
  currency: CurrencyCode;
  /** Gross value of the goods, minor units. */
  goods: number;
  /** Gross value of goods and services, minor units. */
  items: number;
  userId: number | null;
}

/** Value of a coupon in a currency: percent, or minor units. */
export const couponValue = (coupon: CouponRow, currency: CurrencyCode) => ({
  isPaid: coupon.paid,
  ...(coupon.kind === 'percent'
    ? { kind: 'percent' as const, percent: coupon.percent ?? 0 }
    : { kind: 'amount' as const, amount: coupon.amounts[currency] ?? 0 }),
});

/**
 * Returns each coupon of a cart with its state, discounts before coupons that count as payment. For the latter the minimum applies to what the
 * coupons before them leave of the goods' value, so that none of their own value is lost.
 */
export function couponStates(coupons: readonly CouponRow[], { currency, goods, items, userId }: CouponUses): { row: CouponRow; state: CouponEligibility }[] {
  let left = goods;
  return coupons
    .toSorted((a, b) => Number(a.paid) - Number(b.paid))
    .map((row) => {
      const state = couponEligibility(row, { currency, goods: row.paid ? left : goods, userId });
      const value = couponValue(row, currency);
      if (state === 'usable') left -= value.kind === 'amount' ? value.amount : roundMinor((items * value.percent) / 100);
      return { row, state };
    });
}
