import type { Cart } from '@vitrina/contract/cart';
import { toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import type { VatData } from './document-data.ts';
import { deliveryParts, othersCodes, supplyOf } from './own-supply.ts';
import type { RefundSource } from './order-source.ts';

/** Invoiced and not yet credited, minor units. */
export interface OpenInvoices {
  total: number;
  /** Part of it paid with a coupon of a trade-in. */
  prepaid: number;
  vat: VatData[];
}

/** Part of a refund for the company's own supply; `vat`: it is the whole open amount, at these rates. */
export type OwnRefund = RefundSource & { vat?: VatData[] };

interface Refunded {
  refund: RefundSource;
  /** The order with the goods of all sellers. */
  whole: Cart;
  open: OpenInvoices;
  /** True if the order is not cancelled and is paid. */
  isPaid: boolean;
}

/** `null`: nothing of it is credited, as it refunds other sellers' goods or a second payment of the order. */
export function ownRefund({ refund, whole, open, isPaid }: Refunded): OwnRefund | null {
  if (refund.kind === 'rest') return isPaid ? null : ownRest(refund, open);
  const codes = othersCodes(whole);
  if (codes.size === 0) return refund;
  const delivery = deliveryParts(whole);
  const lines = refund.lines.filter(({ code }) => !codes.has(code));
  const ofDelivery = shareOfFirst(refund.delivery, [delivery.own, ...delivery.others]);
  const { own, others } = supplyOf(whole);
  const other = refund.amount + refund.prepaid - sum(refund.lines) - refund.delivery;
  const ofOther = shareOfFirst(other, [toMinor(own.totals.total) - toMinor(own.totals.prepaid ?? 0), ...others.map(({ total }) => total)]);
  const prepaid = lines.reduce((total, line) => total + line.prepaid, 0);
  const amount = sum(lines) + ofDelivery + ofOther;
  return amount > 0 ? { ...refund, lines, delivery: ofDelivery, prepaid, amount: amount - prepaid } : null;
}

/** A cancelled order: the open amount of its invoices, including what was paid with a coupon, which is valid again. */
function ownRest(refund: RefundSource, open: OpenInvoices): OwnRefund | null {
  const total = Math.min(open.total, refund.amount + open.prepaid);
  if (total <= 0) return null;
  const isAll = total === open.total;
  return { ...refund, prepaid: isAll ? open.prepaid : 0, amount: isAll ? total - open.prepaid : total, ...(isAll && { vat: open.vat }) };
}

/** The first value's share of an amount; all of it if the values are all zero. */
const shareOfFirst = (amount: number, values: readonly number[]): number => (values.some((value) => value > 0) ? (spread(amount, values)[0] ?? 0) : amount);

const sum = (lines: RefundSource['lines']): number => lines.reduce((total, { amount }) => total + amount, 0);

/** Sums up invoices less credit notes. */
export function openOf(issued: readonly { kind: string; total: number; prepaid: number; vat: VatData[] }[]): OpenInvoices {
  const rates = new Map<number, VatData>();
  const open: OpenInvoices = { total: 0, prepaid: 0, vat: [] };
  for (const { kind, total, prepaid, vat } of issued) {
    const sign = kind === 'credit_note' ? -1 : 1;
    open.total += sign * total;
    open.prepaid += sign * prepaid;
    for (const one of vat) {
      const rateSum = rates.get(one.percent) ?? { percent: one.percent, base: 0, vat: 0 };
      rates.set(one.percent, { ...rateSum, base: rateSum.base + sign * one.base, vat: rateSum.vat + sign * one.vat });
    }
  }
  return { ...open, vat: [...rates.values()].filter(({ base, vat }) => base !== 0 || vat !== 0).toSorted((a, b) => a.percent - b.percent) };
}
