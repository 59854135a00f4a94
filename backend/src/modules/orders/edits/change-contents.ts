import type { Cart, CartItem, Parcel } from '@vitrina/contract/cart';
import { roundMinor, toDecimal, toMinor } from '@vitrina/contract/values/money';
import { splitVat } from '@vitrina/contract/values/split-vat';
import { spread } from '@vitrina/contract/values/spread';
import { sharesOf } from '../refunds/refund-shares.ts';

/** A line as stored. */
export interface ExistingLine {
  position: number;
  code: string;
  qty: number;
  /** Gross, minor units. */
  unitAmount: number;
  vatPercent: number;
}

export interface AddedLine extends Omit<ExistingLine, 'position'> {
  productId: number;
  /** Ordered from the supplier when sold: no stock is reserved. */
  onRequest: boolean;
  item: CartItem;
  /** Title and identity of the seller, as in a parcel. */
  seller: Pick<Parcel, 'seller_title' | 'seller_lines'>;
}

export interface Contents {
  snapshot: Cart;
  /** Minor units. */
  total: number;
}

interface Change {
  /** Remaining quantity of each line, by position. */
  qtyOf: (position: number) => number;
  added: readonly AddedLine[];
  /** Refunded part of delivery and fee, minor units. */
  deliveryRefunded: number;
}

/**
 * Returns the contents of an order after units were removed and products added. Each remaining unit keeps its share of
 * coupons and of VAT that was not charged; added products get no share of coupons. The delivery price stays, except for
 * parcels that become empty, whose delivery is no longer charged.
 */
export function changeContents(before: Cart, lines: readonly ExistingLine[], { qtyOf, added, deliveryRefunded }: Change): Contents {
  const { totals } = before;
  const shares = sharesOf(
    lines.map((line) => ({ ...line, gross: line.qty * line.unitAmount, refundedQty: 0, refundedAmount: 0 })),
    before,
  );
  const discounts = spread(
    -toMinor(totals.discount),
    lines.map((line) => line.qty * line.unitAmount),
    lines.map(({ code }) => code),
  );
  const part = (amount: number, line: ExistingLine): number => Math.floor((amount * qtyOf(line.position)) / line.qty);
  const stay = lines.map((line, i) => ({
    line,
    gross: qtyOf(line.position) * line.unitAmount,
    discount: part(discounts[i] ?? 0, line),
    before: shares.lines[i]?.paid ?? 0,
  }));
  const parcels = parcelsOf(before, lines, { qtyOf, added });
  const services = toMinor(totals.shipping ?? 0) + toMinor(totals.payment_fee);
  const saved = Math.min(deliveryOfGone(before, parcels), toMinor(totals.shipping ?? 0), Math.max(0, services - deliveryRefunded));
  const exemptBefore = -toMinor(totals.export_vat ?? 0);
  const taxed = toMinor(totals.items) + toMinor(totals.discount) + services;
  const exemptOf = (amount: number): number => (taxed === 0 ? 0 : roundMinor((exemptBefore * amount) / taxed));
  const linesBefore = stay.map(({ line, before }) => ({ percent: line.vatPercent, amount: before }));
  const paid = [
    ...stay.map(({ line, gross, discount }) => ({ percent: line.vatPercent, amount: gross - discount - exemptOf(gross - discount) })),
    ...added.map((line) => ({ percent: line.vatPercent, amount: line.qty * line.unitAmount - exemptOf(line.qty * line.unitAmount) })),
    { percent: serviceRate(before, linesBefore), amount: exemptOf(saved) - saved },
  ];
  const gross = grossByRate(before, linesBefore, paid);
  const items = stay.reduce((sum, one) => sum + one.gross, 0) + added.reduce((sum, one) => sum + one.qty * one.unitAmount, 0);
  const discount = stay.reduce((sum, one) => sum + one.discount, 0);
  const total = [...gross.values()].reduce((sum, amount) => sum + amount, 0);
  const exempt = items - discount + services - saved - total;
  return {
    total,
    snapshot: {
      ...before,
      parcels,
      qty: lines.reduce((sum, { position }) => sum + qtyOf(position), 0) + added.reduce((sum, { qty }) => sum + qty, 0),
      coupons: couponsOf(before, discount),
      totals: {
        ...totals,
        items: toDecimal(items),
        discount: toDecimal(-discount),
        ...(saved > 0 && { shipping: toDecimal(toMinor(totals.shipping ?? 0) - saved) }),
        ...(exempt !== 0 && { export_vat: toDecimal(-exempt) }),
        vat: [...gross].sort(([a], [b]) => a - b).map(([percent, amount]) => vatLine(percent, amount)),
        total: toDecimal(total),
      },
    },
  };
}

/** Delivery price of the parcels that are no longer there, minor units. */
const deliveryOfGone = ({ parcels }: Cart, left: readonly Parcel[]): number =>
  parcels.filter(({ id }) => !left.some((parcel) => parcel.id === id)).reduce((sum, { shipping }) => sum + toMinor(shipping?.price ?? 0), 0);

/** VAT rate of delivery and fee: the rate with the largest amount beyond the lines. */
const serviceRate = (order: Cart, lines: readonly Rated[]): number => [...grossByRate(order, lines, [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;

interface Rated {
  percent: number;
  amount: number;
}

/** Returns the gross amount by VAT rate: the order's, less its previous lines, plus the present ones. */
function grossByRate({ totals }: Cart, before: readonly Rated[], now: readonly Rated[]): Map<number, number> {
  const gross = new Map(totals.vat.map(({ rate, base, vat }) => [rate, toMinor(base) + toMinor(vat)]));
  const add =
    (sign: 1 | -1) =>
    ({ percent, amount }: Rated) =>
      gross.set(percent, (gross.get(percent) ?? 0) + sign * amount);
  for (const line of before) add(-1)(line);
  for (const line of now) add(1)(line);
  return new Map([...gross].filter(([, amount]) => amount !== 0));
}

function vatLine(percent: number, amount: number): Cart['totals']['vat'][number] {
  const { base, vat } = splitVat(percent, amount);
  return { rate: percent, base: toDecimal(base), vat: toDecimal(vat) };
}

function couponsOf({ coupons }: Cart, discount: number): Cart['coupons'] {
  const parts = spread(
    discount,
    coupons.map((coupon) => Math.abs(toMinor(coupon.discount))),
  );
  return coupons.map((coupon, i) => ({ ...coupon, discount: Math.sign(coupon.discount) * toDecimal(parts[i] ?? 0) }));
}

/** Distributes lines to parcels, ordered by position; an added line goes into the first parcel of its seller, or into a new one. */
function parcelsOf({ parcels }: Cart, lines: readonly ExistingLine[], { qtyOf, added }: Pick<Change, 'qtyOf' | 'added'>): Cart['parcels'] {
  const left = [...lines];
  const changed = parcels.map((parcel) => ({
    ...parcel,
    items: parcel.items.flatMap((item) => {
      const at = left.findIndex((line) => line.code === item.code && line.qty === item.qty);
      const [line] = at < 0 ? [] : left.splice(at, 1);
      if (!line) return [item];
      const qty = qtyOf(line.position);
      return qty === 0 ? [] : [{ ...item, qty, total: toDecimal(qty * line.unitAmount) }];
    }),
  }));
  for (const { item, seller } of added) {
    const parcel = changed.find(({ seller_title }) => seller_title === seller.seller_title);
    if (parcel) parcel.items.push(item);
    else changed.push(...newParcel(parcels, seller, item));
  }
  return changed.filter(({ items }) => items.length > 0);
}

/** A parcel of a seller that is new in the order: it gets the first parcel's shipping option free of charge, as the delivery price stays. */
const newParcel = ([first]: Cart['parcels'], seller: AddedLine['seller'], item: CartItem): Parcel[] =>
  first
    ? [{ ...withoutSeller(first), ...seller, id: `${first.id}-${item.id}`, items: [item], shipping: first.shipping && { ...first.shipping, price: 0 } }]
    : [];

function withoutSeller({ seller_lines: _, ...parcel }: Parcel): Parcel {
  return parcel;
}
