import { roundMinor } from '@vitrina/contract/values/money';
import { splitVat } from '@vitrina/contract/values/split-vat';
import { spread } from '@vitrina/contract/values/spread';
import type { Body, Subject } from './document-subject.ts';
import { clean } from './clean.ts';
import type { LineData, VatData } from './document-data.ts';
import type { OrderSource } from './order-source.ts';
import { notesOf, vatOf } from './order-sums.ts';
import type { OwnRefund } from './own-refund.ts';

/** Builds the body of a credit note with its VAT: lines at their own rates, the rest like the whole order. */
export function creditBody(subject: Subject): Body {
  const { order } = subject;
  const refund = subject.refund as OwnRefund;
  const titles = new Map(order.snapshot.parcels.flatMap(({ items }) => items.map((item) => [item.code, clean(item.title)] as const)));
  const lines: LineData[] = refund.lines.map(({ code, qty, amount, vatPercent }) => ({
    ...{ code, title: titles.get(code) ?? code, qty, unit: roundMinor(amount / qty), total: amount, vatPercent: Number(vatPercent) },
  }));
  const ofLines = lines.reduce((total, line) => total + (line.total ?? 0), 0);
  const whole = refund.amount + refund.prepaid;
  // A cancellation refunds the rest of an order without naming lines.
  const other = whole - ofLines - refund.delivery;
  return {
    lines,
    sums: [
      ...(refund.delivery > 0 ? [{ label: 'mail_delivery', amount: refund.delivery }] : []),
      ...(other > 0 ? [{ label: 'document_part_of_order', amount: other }] : []),
    ],
    vat: refund.vat ?? creditVat(order, lines, whole - ofLines),
    total: whole,
    ...(refund.prepaid > 0 && { prepaid: refund.prepaid }),
    notes: notesOf(order),
    payment: null,
  };
}

function creditVat(order: OrderSource, lines: readonly LineData[], rest: number): VatData[] {
  const whole = vatOf(order);
  const parts = spread(
    rest,
    whole.map(({ base, vat }) => base + vat),
  );
  const gross = new Map(whole.map(({ percent }, i) => [percent, parts[i] ?? 0]));
  for (const { vatPercent, total } of lines) gross.set(vatPercent ?? 0, (gross.get(vatPercent ?? 0) ?? 0) + (total ?? 0));
  return [...gross]
    .filter(([, amount]) => amount > 0)
    .sort(([a], [b]) => a - b)
    .map(([percent, amount]) => splitVat(percent, amount));
}
