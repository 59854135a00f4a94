import type { Cart } from '@vitrina/contract/cart';
import { toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';

/** A line of an order with its refunds; minor units. */
export interface RefundableLine {
  position: number;
  /** Code of the product or service. */
  code: string;
  qty: number;
  /** Price of all of its units, before coupons. */
  gross: number;
  refundedQty: number;
  refundedAmount: number;
}

export interface Share extends RefundableLine {
  /** Amount paid in money: less its part of coupons and of exempt VAT. */
  paid: number;
  /** Paid for it by coupons that count as payment. */
  prepaid: number;
}

/**
 * Returns the amounts paid for each line, and for delivery with payment fee; they add up exactly to the order's total. Remaining cents are
 * assigned by code, so that the result does not depend on the order of the lines, by parcel or by position.
 */
export function sharesOf(lines: readonly RefundableLine[], { totals }: Pick<Cart, 'totals'>): { lines: Share[]; delivery: number } {
  const codes = lines.map(({ code }) => code);
  const discounts = spread(
    -toMinor(totals.discount),
    lines.map(({ gross }) => gross),
    codes,
  );
  const afterCoupons = lines.map(({ gross }, i) => gross - (discounts[i] ?? 0));
  const services = toMinor(totals.shipping ?? 0) + toMinor(totals.payment_fee);
  const exempt = spread(-toMinor(totals.export_vat ?? 0), [...afterCoupons, services], [...codes, '']);
  const taxed = afterCoupons.map((amount, i) => amount - (exempt[i] ?? 0));
  const prepaid = spread(-toMinor(totals.prepaid ?? 0), taxed, codes);
  return {
    lines: lines.map((line, i) => ({ ...line, paid: (taxed[i] ?? 0) - (prepaid[i] ?? 0), prepaid: prepaid[i] ?? 0 })),
    delivery: services - (exempt.at(-1) ?? 0),
  };
}

/** Part of a coupon for further units of a line, computed as in `refundAmountOf`. */
export const prepaidAmountOf = ({ prepaid, ...line }: Pick<Share, 'qty' | 'prepaid' | 'refundedQty'>, pieces: number): number =>
  refundAmountOf({ ...line, paid: prepaid }, pieces);

/** Refund for further units of a line: refunds of all units, in whatever parts, add up to the amount paid for the line. */
export function refundAmountOf({ qty, paid, refundedQty }: Pick<Share, 'qty' | 'paid' | 'refundedQty'>, pieces: number): number {
  const upTo = (count: number): number => Math.floor((paid * count) / qty);
  return upTo(refundedQty + pieces) - upTo(refundedQty);
}
