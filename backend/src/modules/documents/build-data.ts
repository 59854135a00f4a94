import { blocksOf } from '@vitrina/contract/law/duties-of';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { dayIn } from '@vitrina/contract/values/date';
import { clean } from './clean.ts';
import { creditBody } from './credit-body.ts';
import type { DocumentData } from './document-data.ts';
import { invoiceBody } from './invoice-body.ts';
import type { Body, Subject } from './document-subject.ts';
import { businessData } from './ubl/business-party.ts';
import { buyerOf, deliverToOf, sellerOf } from './parties.ts';

export interface Built {
  /** Legal entity that issues the document. */
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
      ...othersData(subject),
      ...(kind === 'packing_slip' ? {} : numbersFor(subject, id)),
      ...(business && { business }),
    },
  };
}

/** Amounts are printed on the invoice; its corrections name the sellers only. */
function othersData({ kind, order, others = [], body }: Subject): Pick<DocumentData, 'otherSellers' | 'orderTotal'> {
  if (kind === 'packing_slip' || others.length === 0) return {};
  return kind === 'invoice' && !body ? { otherSellers: others, orderTotal: order.total } : { otherSellers: others.map(({ name }) => ({ name })) };
}

/** Numbers in producer registers that the law of the destination country requires on invoices. */
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

const slipBody = (subject: Subject): Body => ({
  lines: piecesOf(subject).map(({ code, title, qty }) => ({
    ...{ code, title: clean(title), qty, unit: null, total: null, vatPercent: null },
    ...(itemsOf(subject).some((item) => item.code === code && item.take_back) && { takeBack: true as const }),
  })),
  ...{ sums: [], vat: [], total: null, notes: [], payment: null },
});

/** Returns the goods of a parcel, with the services done at its handover; without a parcel, everything ordered. */
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
