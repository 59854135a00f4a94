import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { Settings } from '@vitrina/contract/settings/settings';
import { blocksOf } from '@vitrina/contract/law/duties-of';
import { homeCountry } from '@vitrina/contract/settings/destination';
import { dayIn } from '@vitrina/contract/values/date';
import { roundMinor, toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import type { BankTransfer } from '@vitrina/contract/orders';
import { clean } from './clean.ts';
import type { DocumentData, LineData, SumData, VatData } from './document-data.ts';
import type { OrderSource, ParcelSource, RefundSource } from './order-source.ts';
import { businessData } from './ubl/business-party.ts';
import { buyerOf, deliverToOf, sellerOf } from './parties.ts';

export interface Subject {
  kind: DocumentKind;
  order: OrderSource;
  orderNumber: string;
  /** Credit note only: its refund; else `null`. */
  refund: RefundSource | null;
  /** Packing slip only: its parcel; `null`: the whole order. */
  parcel: ParcelSource | null;
  invoice: { number: string; date: string } | null;
  settings: Settings;
  /** Data for a transfer; `null`: paid otherwise, or nothing is owed. */
  transfer: BankTransfer | null;
  now: Date;
  /** Correction only: its own lines and sums. */
  body?: Body;
}

export type Body = Pick<DocumentData, 'lines' | 'sums' | 'vat' | 'total' | 'prepaid' | 'notes' | 'payment'>;

export interface Built {
  /** Legal entity that issues it. */
  entity: string;
  data: Omit<DocumentData, 'number'>;
}

/** Builds the data of a document except its number. */
export function buildData(subject: Subject): Built {
  const { kind, order, orderNumber, invoice, settings, now } = subject;
  const { lang, currency, snapshot } = order;
  const { timeZone } = settings.shop;
  const { id, seller } = sellerOf(settings, lang);
  const business = kind === 'packing_slip' ? undefined : businessData(order, settings.legal[id], settings);
  const body = subject.body ?? (kind === 'invoice' ? invoiceBody(subject) : kind === 'credit_note' ? creditBody(subject) : slipBody(subject));
  return {
    entity: id,
    data: {
      ...{ kind, lang, currency, date: dayIn(now, timeZone), suppliedOn: order.shipped_at && dayIn(order.shipped_at, timeZone) },
      order: { number: orderNumber, date: dayIn(order.created_at, timeZone) },
      ...(order.contents > 0 && { contents: order.contents }),
      ...(subject.parcel && { parcel: subject.parcel.number }),
      ...{ invoice, seller, buyer: buyerOf(snapshot.customer, lang), deliverTo: deliverToOf(snapshot.customer, lang) },
      delivery: snapshot.parcels.flatMap(({ shipping }) =>
        shipping
          ? [
              [shipping.title, shipping.point?.title]
                .filter(Boolean)
                .map((one) => clean(one))
                .join(', '),
            ]
          : [],
      ),
      ...body,
      ...(kind === 'packing_slip' ? {} : numbersFor(subject, id)),
      ...(business && { business }),
    },
  };
}

/** Numbers in producer registers that the law of the goods' country wants on invoices. */
function numbersFor({ order: { lang, snapshot }, settings, now }: Subject, entity: string): Pick<DocumentData, 'producerNumbers'> {
  const country = snapshot.customer?.country ?? homeCountry(settings, lang);
  const today = dayIn(now, settings.shop.timeZone);
  if (!blocksOf({ group: 'none', condition: 'new' }, country, today).has('producer_numbers')) return {};
  const producerNumbers = Object.entries(settings.legal[entity]?.numbers ?? {}).flatMap(([scheme, all]) =>
    all.filter((one) => one.country === country && (one.until === undefined || one.until >= today)).map(({ number }) => ({ scheme, number })),
  );
  return producerNumbers.length > 0 ? { producerNumbers } : {};
}

const itemsOf = ({ order }: Subject) => order.snapshot.parcels.flatMap(({ items }) => items);

function invoiceBody(subject: Subject): Body {
  const { order, transfer, now, settings } = subject;
  const { totals, payment_type } = order.snapshot;
  const isPaid = order.payment_status === 'paid' || order.total === 0;
  return {
    lines: itemsOf(subject).map((item) => ({
      ...{ code: item.code, title: clean(item.title), qty: item.qty, unit: toMinor(item.price), total: toMinor(item.total), vatPercent: item.vat_rate },
    })),
    sums: [
      { label: 'mail_sum_items', amount: toMinor(totals.items) },
      ...sum('mail_sum_discount', totals.discount),
      { label: 'mail_delivery', amount: toMinor(totals.shipping ?? 0) },
      ...sum('mail_sum_fee', totals.payment_fee),
      ...sum(totals.vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export', totals.export_vat ?? 0),
    ],
    vat: vatOf(order),
    total: toMinor(totals.total) - toMinor(totals.prepaid ?? 0),
    ...(totals.prepaid && { prepaid: -toMinor(totals.prepaid) }),
    notes: notesOf(order),
    payment: {
      title: clean(payment_type?.title ?? order.payment_code),
      isPaid,
      ...(!isPaid && order.payment_days !== null && { dueOn: dueDay(now, order.payment_days, settings.shop.timeZone) }),
      transfer: transfer && {
        ...{ recipient: transfer.recipient, iban: transfer.iban, bic: transfer.bic, reference: transfer.reference },
        code: isPaid ? null : transfer.code_svg,
      },
    },
  };
}

const DAY_MS = 86_400_000;
const dueDay = (now: Date, days: number, timeZone: string): string => dayIn(new Date(now.getTime() + days * DAY_MS), timeZone);

const sum = (label: string, decimal: number): SumData[] => (decimal === 0 ? [] : [{ label, amount: toMinor(decimal) }]);

const vatOf = ({ snapshot }: OrderSource): VatData[] =>
  snapshot.totals.vat.map(({ rate, base, vat }) => ({ percent: rate, base: toMinor(base), vat: toMinor(vat) }));

/** Goods that are exported, or delivered to a company in another member state, are not taxed here. */
const notesOf = ({ snapshot }: OrderSource): string[] =>
  snapshot.totals.vat.every(({ vat }) => vat === 0) && snapshot.totals.total > 0
    ? [snapshot.totals.vat_reason === 'intra_community' ? 'document_intra_community' : 'document_export']
    : [];

/** Builds the body of a credit note with its VAT: lines at their own rates, the rest like the whole order. */
function creditBody(subject: Subject): Body {
  const { order } = subject;
  const refund = subject.refund as RefundSource;
  const titles = new Map(itemsOf(subject).map((item) => [item.code, clean(item.title)]));
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
    vat: creditVat(order, lines, whole - ofLines),
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
    .map(([percent, amount]) => {
      const vat = roundMinor((amount * percent) / (100 + percent));
      return { percent, base: amount - vat, vat };
    });
}

const slipBody = (subject: Subject): Body => ({
  lines: piecesOf(subject).map(({ code, title, qty }) => ({
    ...{ code, title: clean(title), qty, unit: null, total: null, vatPercent: null },
    ...(itemsOf(subject).some((item) => item.code === code && item.take_back) && { takeBack: true as const }),
  })),
  ...{ sums: [], vat: [], total: null, notes: [], payment: null },
});

/** Returns the goods of a parcel, with the services done at its handover; without a parcel, all that was ordered. */
function piecesOf(subject: Subject): { code: string; title: string; qty: number }[] {
  const items = itemsOf(subject);
  return (
    subject.parcel?.lines.flatMap(({ code, qty }) => {
      const product = items.find((item) => item.code === code);
      const services = product ? items.filter(({ service }) => service?.of === product.shopping_cart_code) : [];
      return [{ code, qty, title: product?.title ?? code }, ...services.map((one) => ({ code: one.code, qty: Math.min(qty, one.qty), title: one.title }))];
    }) ?? items
  );
}
