import type { Cart, Parcel } from '@vitrina/contract/cart';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import { splitVat } from '@vitrina/contract/values/split-vat';
import { sharesOf } from '../orders/index.ts';
import { clean } from './clean.ts';
import type { OtherSeller } from './document-data.ts';

/** An order's contents divided by supplier. */
export interface Supply {
  /** Parcels and totals of the market's company; the whole order if no other seller has a part. */
  own: Cart;
  /** Other sellers with their part of the total, goods and delivery, each once. */
  others: (OtherSeller & { total: number })[];
}

const isOthers = ({ seller_title }: Parcel): boolean => seller_title !== null;

/** True if the market's company supplies nothing of the order, so that it issues no document. */
export const hasNoSupply = ({ totals }: Cart): boolean => toMinor(totals.total) - toMinor(totals.prepaid ?? 0) === 0 && totals.items === 0;

/** Codes of goods that another seller supplies. */
export const othersCodes = ({ parcels }: Cart): Set<string> => new Set(parcels.filter(isOthers).flatMap(({ items }) => items.map(({ code }) => code)));

/** Gross delivery price of other sellers' parcels and of the rest with the payment fee, minor units. */
export function deliveryParts({ parcels, totals }: Cart): { own: number; others: number[] } {
  const others = parcels.filter(isOthers).map(({ shipping }) => toMinor(shipping?.price ?? 0));
  const all = toMinor(totals.shipping ?? 0) + toMinor(totals.payment_fee);
  return { own: Math.max(0, all - sum(others)), others };
}

/** Divides an order like its refunds: each line with its part of coupons and of VAT that is not charged. */
export function supplyOf(whole: Cart): Supply {
  if (!whole.parcels.some(isOthers)) return { own: whole, others: [] };
  const { totals } = whole;
  const items = whole.parcels.flatMap((parcel) => parcel.items.map((item) => ({ item, parcel })));
  const gross = items.map(({ item }) => toMinor(item.total));
  const shares = sharesOf(
    items.map(({ item }, position) => ({ position, code: item.code, qty: item.qty, gross: gross[position] ?? 0, refundedQty: 0, refundedAmount: 0 })),
    whole,
  );
  const lines = items.map(({ item, parcel }, i) => {
    const { paid = 0, prepaid = 0 } = shares.lines[i] ?? {};
    return { parcel, rate: item.vat_rate, gross: gross[i] ?? 0, prepaid, amount: paid + prepaid };
  });
  const delivery = deliveryParts(whole);
  const [ownDelivery = 0, ...otherDelivery] = spread(shares.delivery, [delivery.own, ...delivery.others]);
  const own = lines.filter(({ parcel }) => !isOthers(parcel));
  const amount = sum(own.map((line) => line.amount)) + ownDelivery;
  const prepaid = sum(own.map((line) => line.prepaid));
  const ownGross = sum(own.map((line) => line.gross));
  const discounts = spread(
    -toMinor(totals.discount),
    gross,
    items.map(({ item }) => item.code),
  );
  const discount = sum(discounts.filter((_, i) => !isOthers((items[i] as { parcel: Parcel }).parcel)));
  const exempt = ownGross - discount + delivery.own - amount;
  return {
    own: {
      ...whole,
      parcels: whole.parcels.filter((parcel) => !isOthers(parcel)),
      qty: sum(items.map(({ item, parcel }) => (isOthers(parcel) ? 0 : item.qty))),
      totals: {
        ...totals,
        items: toDecimal(ownGross),
        discount: toDecimal(-discount) || 0,
        shipping: totals.shipping === null ? null : toDecimal(delivery.own - toMinor(totals.payment_fee)),
        ...(totals.export_vat !== undefined && { export_vat: toDecimal(-exempt) || 0 }),
        ...(totals.prepaid !== undefined && { prepaid: toDecimal(-prepaid) || 0 }),
        vat: vatLines([...own, { rate: deliveryRate(whole, lines), amount: ownDelivery }]),
        total: toDecimal(amount - prepaid),
      },
    },
    others: othersOf(
      whole.parcels.filter(isOthers).map((parcel, i) => ({
        parcel,
        total: (otherDelivery[i] ?? 0) + sum(lines.filter((line) => line.parcel === parcel).map((line) => line.amount)),
      })),
    ),
  };
}

interface Rated {
  rate: number;
  /** Gross, minor units. */
  amount: number;
}

/** VAT rate of delivery and fee: the one with the largest amount besides the lines. */
function deliveryRate({ totals }: Cart, lines: readonly Rated[]): number {
  const rest = totals.vat.map(({ rate, base, vat }) => ({
    rate,
    amount: toMinor(base) + toMinor(vat) - sum(lines.filter((line) => line.rate === rate).map((line) => line.amount)),
  }));
  return rest.toSorted((a, b) => b.amount - a.amount || b.rate - a.rate)[0]?.rate ?? 0;
}

function vatLines(all: readonly Rated[]): Cart['totals']['vat'] {
  const gross = new Map<number, number>();
  for (const { rate, amount } of all) if (amount !== 0) gross.set(rate, (gross.get(rate) ?? 0) + amount);
  return [...gross]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, amount]) => {
      const { base, vat } = splitVat(rate, amount);
      return { rate, base: toDecimal(base), vat: toDecimal(vat) };
    });
}

/** One entry per seller, regardless of its number of parcels. */
function othersOf(parts: readonly { parcel: Parcel; total: number }[]): Supply['others'] {
  const byName = new Map<string, Supply['others'][number]>();
  for (const { parcel, total } of parts) {
    // The first line of a seller's identity is its name and address; older orders have only its title.
    const name = clean(parcel.seller_lines?.[0] ?? parcel.seller_title ?? '');
    byName.set(name, { name, total: (byName.get(name)?.total ?? 0) + total });
  }
  return [...byName.values()];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
