import { roundMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import type { DocumentData } from '../document-data.ts';

/** A line, allowance or charge without VAT; minor units. */
export interface NetLine {
  code: string;
  title: string;
  qty: number;
  net: number;
  percent: number;
}
export interface NetChange {
  /** Key of its text. */
  label: string;
  net: number;
  percent: number;
}

export interface NetAmounts {
  lines: NetLine[];
  allowances: NetChange[];
  charges: NetChange[];
  vat: { percent: number; base: number; vat: number }[];
  total: number;
}

interface Gross {
  code: string;
  title: string;
  qty: number;
  gross: number;
  percent: number;
}

/**
 * Converts a document to net amounts: the shop's prices include VAT, an e-invoice sums up bases. Each rate's base is that
 * of the printed document, divided over what belongs to it, exact to the cent.
 */
export function netAmounts(data: DocumentData, translate: (label: string) => string): NetAmounts {
  const lines: Gross[] = data.lines.map(({ code, title, qty, total, vatPercent }) => ({ code, title, qty, gross: total ?? 0, percent: vatPercent ?? 0 }));
  const parts = data.kind === 'credit_note' ? creditNote(data, lines, translate) : invoice(data, lines);
  return { ...parts, vat: data.vat, total: data.total ?? 0 };
}

type Parts = Pick<NetAmounts, 'lines' | 'allowances' | 'charges'>;

function invoice({ sums, vat }: DocumentData, lines: readonly Gross[]): Parts {
  const amountOf = (label: string): number => sums.find((sum) => sum.label === label)?.amount ?? 0;
  const discounts = spread(
    -amountOf('mail_sum_discount'),
    lines.map(({ gross }) => gross),
  );
  const highest = Math.max(0, ...vat.map(({ percent }) => percent));
  const services = ['mail_delivery', 'mail_sum_fee'].map((label) => ({ label, gross: amountOf(label) })).filter(({ gross }) => gross > 0);
  return join(
    vat.map(({ percent, base }) => {
      const own = lines.flatMap((line, i) => (line.percent === percent ? [{ ...line, discount: discounts[i] ?? 0 }] : []));
      const discount = own.reduce((sum, line) => sum + line.discount, 0);
      const added = percent === highest ? services : [];
      const whole = total(own) - discount + total(added);
      const netOf = (gross: number): number => (whole === 0 ? 0 : roundMinor((gross * base) / whole));
      const charges = added.map(({ label, gross }) => ({ label, net: netOf(gross), percent }));
      const allowances = discount > 0 ? [{ label: 'mail_sum_discount', net: netOf(discount), percent }] : [];
      const left = base + sumOf(allowances) - sumOf(charges);
      return { lines: netLines(own, left), allowances, charges };
    }),
  );
}

/** Adds a line per rate for amounts credited without lines: a credit note needs at least one line. */
function creditNote({ sums, vat }: DocumentData, lines: readonly Gross[], translate: (label: string) => string): Parts {
  const label = sums.length === 1 ? (sums[0]?.label ?? 'document_part_of_order') : 'document_part_of_order';
  return join(
    vat.map(({ percent, base, vat }) => {
      const own = lines.filter((line) => line.percent === percent);
      const rest = base + vat - total(own);
      const all = rest > 0 ? [...own, { code: '', title: translate(label), qty: 1, gross: rest, percent }] : own;
      return { lines: netLines(all, base), allowances: [], charges: [] };
    }),
  );
}

function netLines(lines: readonly Gross[], base: number): NetLine[] {
  const nets = spread(
    base,
    lines.map(({ gross }) => gross),
  );
  return lines.map(({ code, title, qty, percent }, i) => ({ code, title, qty, percent, net: nets[i] ?? 0 }));
}

const total = (all: readonly { gross: number }[]): number => all.reduce((sum, { gross }) => sum + gross, 0);
const sumOf = (all: readonly NetChange[]): number => all.reduce((sum, { net }) => sum + net, 0);
const join = (all: readonly Parts[]): Parts => ({
  lines: all.flatMap(({ lines }) => lines),
  allowances: all.flatMap(({ allowances }) => allowances),
  charges: all.flatMap(({ charges }) => charges),
});
