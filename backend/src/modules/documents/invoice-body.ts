import { addDays, dayIn } from '@vitrina/contract/values/date';
import { toMinor } from '@vitrina/contract/values/money';
import type { Body, Subject } from './document-subject.ts';
import { clean } from './clean.ts';
import type { DocumentData, SumData } from './document-data.ts';
import type { OrderSource } from './order-source.ts';
import { notesOf, vatOf } from './order-sums.ts';

export function invoiceBody(subject: Subject): Body {
  const { order } = subject;
  const { totals } = order.snapshot;
  const lines = order.snapshot.parcels
    .flatMap(({ items }) => items)
    .map((item) => ({
      ...{ code: item.code, title: clean(item.title), qty: item.qty, unit: toMinor(item.price), total: toMinor(item.total), vatPercent: item.vat_rate },
    }));
  const whole = toMinor(totals.total) - toMinor(totals.prepaid ?? 0);
  const payment = paymentOf(subject);
  // All goods are other sellers' and the payment has a fee: the company supplies only that fee.
  if (lines.length === 0 && whole > 0) return { ...feeAlone(order, payment.title, whole), payment };
  return {
    lines,
    sums: [
      { label: 'mail_sum_items', amount: toMinor(totals.items) },
      ...sum('mail_sum_discount', totals.discount),
      { label: 'mail_delivery', amount: toMinor(totals.shipping ?? 0) },
      ...sum('mail_sum_fee', totals.payment_fee),
      ...sum(totals.vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export', totals.export_vat ?? 0),
    ],
    vat: vatOf(order),
    total: whole,
    ...(totals.prepaid && { prepaid: -toMinor(totals.prepaid) }),
    notes: notesOf(order),
    payment,
  };
}

function paymentOf({ order, transfer, now, settings }: Subject): NonNullable<DocumentData['payment']> {
  const isPaid = order.payment_status === 'paid' || order.total === 0;
  return {
    title: clean(order.snapshot.payment_type?.title ?? order.payment_code),
    isPaid,
    ...(!isPaid && order.payment_days !== null && { dueOn: dueDay(now, order.payment_days, settings.shop.timeZone) }),
    transfer: transfer && {
      ...{ recipient: transfer.recipient, iban: transfer.iban, bic: transfer.bic, reference: transfer.reference },
      code: isPaid ? null : transfer.code_svg,
    },
  };
}

function feeAlone(order: OrderSource, title: string, amount: number): Omit<Body, 'payment'> {
  const vat = vatOf(order);
  return {
    lines: [{ code: '', title, qty: 1, unit: amount, total: amount, vatPercent: vat[0]?.percent ?? 0 }],
    sums: [{ label: 'mail_sum_items', amount }],
    ...{ vat, total: amount, notes: notesOf(order) },
  };
}

const dueDay = (now: Date, days: number, timeZone: string): string => addDays(dayIn(now, timeZone), days);

const sum = (label: string, decimal: number): SumData[] => (decimal === 0 ? [] : [{ label, amount: toMinor(decimal) }]);
