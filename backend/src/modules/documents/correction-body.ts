import type { Cart } from '@vitrina/contract/cart';
import { toMinor } from '@vitrina/contract/values/money';
import { splitVat } from '@vitrina/contract/values/split-vat';
import type { Body } from './document-subject.ts';
import type { LineData, SumData } from './document-data.ts';
import { clean } from './clean.ts';

interface Correction {
  kind: 'invoice' | 'credit_note';
  body: Body;
}

/** Returns the document for a change of contents: an invoice of added goods or a credit note of removed ones. `null`: goods and sums are unchanged. */
export function correctionBody(before: Cart, after: Cart): Correction | null {
  const difference = toMinor(after.totals.total) - toMinor(before.totals.total);
  const sign = difference < 0 ? -1 : 1;
  const lines = changedLines(before, after, sign);
  if (lines.length === 0 && difference === 0) return null;
  const vat = changedVat(before, after, sign);
  return {
    kind: difference < 0 ? 'credit_note' : 'invoice',
    body: { lines, sums: changedSums(before, after, sign), vat, total: Math.abs(difference), notes: [], payment: null },
  };
}

/** Units of one product at one price. */
function piecesOf({ parcels }: Cart): Map<string, LineData & { unit: number }> {
  const lines = new Map<string, LineData & { unit: number }>();
  for (const { code, title, qty, price, vat_rate } of parcels.flatMap(({ items }) => items)) {
    const key = `${code} ${price}`;
    const qtySoFar = lines.get(key)?.qty ?? 0;
    lines.set(key, { code, title: clean(title), qty: qtySoFar + qty, unit: toMinor(price), total: 0, vatPercent: vat_rate });
  }
  return lines;
}

function changedLines(before: Cart, after: Cart, sign: 1 | -1): LineData[] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  return [...new Map([...was, ...is])].flatMap(([key, line]) => {
    const qty = sign * ((is.get(key)?.qty ?? 0) - (was.get(key)?.qty ?? 0));
    return qty === 0 ? [] : [{ ...line, qty, total: qty * line.unit }];
  });
}

const SUMS = {
  mail_sum_items: 'items',
  mail_sum_discount: 'discount',
  mail_delivery: 'shipping',
  mail_sum_fee: 'payment_fee',
  totals_export: 'export_vat',
} as const;

const changedSums = (before: Cart, after: Cart, sign: 1 | -1): SumData[] =>
  Object.entries(SUMS).flatMap(([label, name]) => {
    const amount = sign * (toMinor(after.totals[name] ?? 0) - toMinor(before.totals[name] ?? 0));
    return amount === 0 ? [] : [{ label, amount }];
  });

function changedVat(before: Cart, after: Cart, sign: 1 | -1): Body['vat'] {
  const gross = (cart: Cart): Map<number, number> => new Map(cart.totals.vat.map(({ rate, base, vat }) => [rate, toMinor(base) + toMinor(vat)]));
  const [was, is] = [gross(before), gross(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort((a, b) => a - b)
    .flatMap((percent) => {
      const amount = sign * ((is.get(percent) ?? 0) - (was.get(percent) ?? 0));
      return amount === 0 ? [] : [splitVat(percent, amount)];
    });
}
