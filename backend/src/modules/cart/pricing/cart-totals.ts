import { roundMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import { splitVat } from '@vitrina/contract/values/split-vat';

export interface TotalsInput {
  /** Gross value of each line, minor units. */
  lines: readonly {
    gross: number;
    vatPercent: number;
    /** VAT of the market that comes off; left out: none. */
    exemptPercent?: number;
  }[];
  /** Coupons in the order they were redeemed. `isPaid`: counts as payment, so VAT is owed on what it pays for. */
  coupons: readonly (({ kind: 'percent'; percent: number } | { kind: 'amount'; amount: number }) & { isPaid?: boolean })[];
  /** Gross price of each parcel's shipping option; `null`: not chosen for all yet. */
  shipping: readonly number[] | null;
  paymentFee: number;
  /** VAT of shipping and fee. */
  serviceVatPercent: number;
  serviceExemptPercent?: number;
}

export interface CartTotals {
  items: number;
  /** Discount of each coupon, minor units, positive. */
  couponDiscounts: number[];
  /** Discount of each line, minor units, positive; they add up to the discounts of coupons that do not count as payment. */
  lineDiscounts: number[];
  /** Paid by coupons that count as payment, positive. */
  prepaid: number;
  shipping: number | null;
  paymentFee: number;
  /** VAT of the market that comes off as the goods are exported, positive. */
  exempt: number;
  /** VAT contained in the total, by rate from the lowest. */
  vat: { percent: number; base: number; vat: number }[];
  total: number;
}

/** All sums of a cart, in integers of minor units. VAT is inside the gross prices; coupons never take off more than the goods cost. */
export function cartTotals({ lines, coupons, shipping, paymentFee, serviceVatPercent, serviceExemptPercent = 0 }: TotalsInput): CartTotals {
  const items = sum(lines.map((line) => line.gross));
  const couponDiscounts = discountsOf(coupons, items);
  const prepaid = sum(couponDiscounts.filter((_, i) => coupons[i]?.isPaid));
  const lineDiscounts = spread(
    sum(couponDiscounts) - prepaid,
    lines.map((line) => line.gross),
  );
  const shippingSum = shipping === null ? null : sum(shipping);
  const services = (shippingSum ?? 0) + paymentFee;
  const gross = new Map<number, number>();
  let exempt = 0;
  const add = (vatPercent: number, exemptPercent: number, amount: number): void => {
    const off = splitVat(exemptPercent, amount).vat;
    exempt += off;
    gross.set(vatPercent, (gross.get(vatPercent) ?? 0) + amount - off);
  };
  for (const [i, line] of lines.entries()) add(line.vatPercent, line.exemptPercent ?? 0, line.gross - (lineDiscounts[i] ?? 0));
  if (services > 0) add(serviceVatPercent, serviceExemptPercent, services);
  return {
    items,
    couponDiscounts,
    lineDiscounts,
    prepaid,
    shipping: shippingSum,
    paymentFee,
    exempt,
    vat: [...gross].toSorted(([a], [b]) => a - b).map(([percent, amount]) => splitVat(percent, amount)),
    total: items - sum(couponDiscounts) + services - exempt,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Percentages refer to the full value of the goods; each coupon takes at most what the previous ones left. */
function discountsOf(coupons: TotalsInput['coupons'], items: number): number[] {
  let left = items;
  return coupons.map((coupon) => {
    const fullDiscount = coupon.kind === 'amount' ? coupon.amount : roundMinor((items * coupon.percent) / 100);
    const discount = Math.min(left, fullDiscount);
    left -= discount;
    return discount;
  });
}
