import type { Cart } from '@vitrina/contract/cart';
import { toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';

/** A line of an order with what went back of it; minor units. */
export interface RefundableLine {
  position: number;
  qty: number;
  /** Price of its pieces together, before coupons. */
  gross: number;
  refundedQty: number;
  refundedAmount: number;
}

export interface Share extends RefundableLine {
  /** Paid amount: less its part of coupons and of exempt VAT. */
  paid: number;
}

/** Returns the amounts paid for each line, and for delivery with payment fee; they add up exactly to the order's total. */
export function sharesOf(lines: readonly RefundableLine[], { totals }: Pick<Cart, 'totals'>): { lines: Share[]; delivery: number } {
  const discounts = spread(
    -toMinor(totals.discount),
    lines.map(({ gross }) => gross),
  );
  const afterCoupons = lines.map(({ gross }, i) => gross - (discounts[i] ?? 0));
  const services = toMinor(totals.shipping ?? 0) + toMinor(totals.payment_fee);
  const exempt = spread(-toMinor(totals.export_vat ?? 0), [...afterCoupons, services]);
  return {
    lines: lines.map((line, i) => ({ ...line, paid: (afterCoupons[i] ?? 0) - (exempt[i] ?? 0) })),
    delivery: services - (exempt.at(-1) ?? 0),
  };
}

/** Price of further pieces of a line: all of a line's pieces together are what was paid for it, whatever parts they go back in. */
export function refundAmountOf({ qty, paid, refundedQty }: Pick<Share, 'qty' | 'paid' | 'refundedQty'>, pieces: number): number {
  const upTo = (count: number): number => Math.floor((paid * count) / qty);
  return upTo(refundedQty + pieces) - upTo(refundedQty);
}
