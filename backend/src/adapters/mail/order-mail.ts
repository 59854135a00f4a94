import type { CartCustomer, Parcel } from '@vitrina/contract/cart';
import { button, type MailBlock, type MailContent, paragraph, quiet } from './mail-content.ts';
import type { MailLinks } from './mail-links.ts';
import type { MailAdditional, MailLegalText, MailOrder, MailPage, MailRefund } from './mail-queries.ts';
import { priceNote } from './price-note.ts';
import type { MailShop } from './mail-shop.ts';
import type { MailWords } from './mail-words.ts';
import { greetingName, oneLine, sanitizeTypedText } from './sanitize-typed-text.ts';

/** Data of the mails about an order. */
export interface OrderMail {
  order: MailOrder;
  /** Order number for phone calls. */
  number: string;
  identifier: string;
  /** The additional payment that the mail is about; `null`: none. */
  additional: MailAdditional | null;
  /** Partial refund the mail is about; `null`: none. */
  refund: MailRefund | null;
  /** Terms of purchase; `null`: the shop has no page with them. */
  terms: MailPage | null;
  /** The contract's texts, if the mail contains them in full. */
  legalTexts: readonly MailLegalText[];
  /** Data of the event itself, such as a parcel's tracking. */
  data: Readonly<Record<string, unknown>>;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

export const isTransfer = ({ paymentCode }: MailOrder): boolean => paymentCode === 'bank-transfer';
export const isOpen = ({ status, paymentStatus }: MailOrder): boolean =>
  (status === 'new' || status === 'confirmed') && (paymentStatus === 'unpaid' || paymentStatus === 'failed');

export const totalOf = ({ order, words }: OrderMail): string => words.price(order.snapshot.totals.total, order.snapshot.currency);

export function greeting({ order, words }: OrderMail): string {
  const name = greetingName(order.snapshot.customer?.fields.name);
  return name ? words.translate('mail_hello_name', { name }) : words.translate('mail_hello');
}

/** Content of a mail about an order: its own texts first, then the parts common to all of them. */
export function orderContent(mail: OrderMail, own: Pick<MailContent, 'subject' | 'preheader' | 'heading'> & { blocks: readonly MailBlock[] }): MailContent {
  const { shop, words } = mail;
  return { ...own, blocks: [{ kind: 'paragraph', text: greeting(mail) }, ...own.blocks], reason: words.translate('mail_why_order', { name: shop.name }) };
}

export const viewOrder = ({ identifier, links, words }: OrderMail): MailBlock[] => [
  button(words.translate('mail_view_order'), links.order(identifier)),
  quiet(words.translate('mail_private_link')),
];

/** Note on the right of withdrawal with its link, and the terms of the contract. */
export const withdrawalNote = ({ order, identifier, links, words, shop, terms }: OrderMail): MailBlock[] => [
  quiet(words.translate('mail_withdrawal_note', { count: order.withdrawalDays })),
  button(words.translate('withdrawal_link'), links.withdraw(identifier)),
  ...(terms ? [button(terms.title, shop.publicUrl + terms.path)] : []),
];

/** The contract's texts in full: a link is no durable medium (C-49/11). */
export const contractTexts = ({ legalTexts }: OrderMail): MailBlock[] =>
  legalTexts.flatMap(({ title, content }): MailBlock[] => [
    { kind: 'heading', text: title },
    { kind: 'html', html: content },
  ]);

/** Note on the age check at handover; empty if the order has no age-restricted goods. */
export const ageNote = ({ order, words }: OrderMail): MailBlock[] => (order.snapshot.age_verification ? [paragraph(words.translate('age_handover'))] : []);

/** Order number and date. */
export const orderFacts = ({ number, order, words }: OrderMail): MailBlock => ({
  kind: 'facts',
  facts: [
    { name: words.translate('mail_order_number'), value: number },
    { name: words.translate('mail_order_date'), value: words.day(order.createdAt.toISOString()) },
  ],
});

/** Blocks with the ordered lines and their totals. */
export function orderTable({ order, words }: OrderMail): MailBlock[] {
  const { parcels, totals, currency, coupons } = order.snapshot;
  const price = (decimal: number): string => words.price(decimal, currency);
  const codes = coupons.map((coupon) => oneLine(coupon.code)).join(', ');
  const sums: Extract<MailBlock, { kind: 'sums' }>['sums'] = [
    { name: words.translate('mail_sum_items'), amount: price(totals.items), weight: 'plain' },
    ...(totals.discount === 0
      ? []
      : [{ name: words.translate('mail_sum_discount') + (codes ? ` (${codes})` : ''), amount: price(totals.discount), weight: 'plain' as const }]),
    { name: words.translate('mail_delivery'), amount: totals.shipping ? price(totals.shipping) : words.translate('mail_free'), weight: 'plain' },
    ...(totals.export_vat
      ? [
          {
            name: words.translate(totals.vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export'),
            amount: price(totals.export_vat),
            weight: 'plain' as const,
          },
        ]
      : []),
    ...(totals.payment_fee === 0 ? [] : [{ name: words.translate('mail_sum_fee'), amount: price(totals.payment_fee), weight: 'plain' as const }]),
    ...(totals.prepaid ? [{ name: words.translate('totals_prepaid'), amount: price(totals.prepaid), weight: 'plain' as const }] : []),
    {
      name: words.translate(totals.prepaid ? 'totals_to_pay' : totals.is_export ? 'totals_untaxed' : 'mail_sum_total'),
      amount: price(totals.total),
      weight: 'total',
    },
    ...totals.vat.map((line) => ({
      name: words.translate('mail_sum_vat', { rate: words.percent(line.rate) }),
      amount: price(line.vat),
      weight: 'small' as const,
    })),
  ];
  return [
    { kind: 'heading', text: words.translate('mail_items') },
    {
      kind: 'lines',
      lines: parcels.flatMap(({ items, seller_title }) =>
        items.map((item) => ({
          title: oneLine(item.title),
          detail: `${item.qty} × ${price(item.price)}${item.take_back ? `, ${words.translate('order_take_back')}` : ''}`,
          amount: price(item.total),
          ...priceNote(
            {
              facts: oneLine(item.facts ?? ''),
              energy: item.energy,
              lowest: typeof item.lowest_price_30_days === 'number' ? price(item.lowest_price_30_days) : null,
              ...(item.unit_price && { unit: item.unit_price }),
              sentences: [...(seller_title ? [`${words.translate('law_seller')}: ${oneLine(seller_title)}`] : []), ...(item.law ?? []).map(({ text }) => text)],
            },
            words,
          ),
        })),
      ),
    },
    { kind: 'sums', sums },
    ...(parcels.some(({ seller_title }) => seller_title !== null) ? [quiet(words.translate('mail_other_sellers'))] : []),
    ...(totals.is_export ? [quiet(words.translate('totals_import'))] : []),
  ];
}

/** Delivery, payment and recipient. */
export function orderDelivery({ order, words }: OrderMail): MailBlock[] {
  const { parcels, customer, payment_type } = order.snapshot;
  const facts = parcels.map((parcel, i) => ({
    name: parcels.length > 1 ? words.translate('mail_parcel', { number: String(i + 1) }) : words.translate('mail_delivery'),
    value: shippingText(parcel, customer, words),
  }));
  const address = customer ? addressText(customer) : '';
  return [
    {
      kind: 'facts',
      facts: [
        ...facts.filter((fact) => fact.value),
        ...otherSellers(parcels, words),
        ...(payment_type ? [{ name: words.translate('mail_payment'), value: oneLine(payment_type.title) }] : []),
        ...(address ? [{ name: words.translate('mail_your_data'), value: address }] : []),
      ],
    },
  ];
}

/** Other sellers, each once: the contract partner of a parcel must be named on a durable medium. */
function otherSellers(parcels: readonly Parcel[], words: MailWords): { name: string; value: string }[] {
  const sellers = new Set(parcels.flatMap(({ seller_lines: lines = [] }) => (lines.length > 0 ? [lines.map(oneLine).join(' · ')] : [])));
  return [...sellers].map((value) => ({ name: words.translate('law_seller'), value }));
}

function shippingText({ shipping, seller_title }: Parcel, customer: CartCustomer | null, words: MailWords): string {
  if (!shipping) return '';
  const { point, date, title } = shipping;
  const place = point ? [point.title, point.address, `${point.post_code} ${point.town}`].map(oneLine).join(', ') : '';
  const elsewhere = !point && customer ? addressText(customer, 'delivery_') : '';
  return [oneLine(title), place, elsewhere, seller_title ? oneLine(seller_title) : '', date ? words.translate('mail_expected', { date: words.day(date) }) : '']
    .filter(Boolean)
    .join(' · ');
}

/** Fields of the checkout in the order of an address; absent fields are left out. */
function addressText({ fields }: CartCustomer, prefix: '' | 'delivery_' = ''): string {
  const line = (...names: string[]): string =>
    names
      .map((name) => sanitizeTypedText(fields[prefix + name] ?? ''))
      .filter(Boolean)
      .join(' ');
  return [line('company_name'), line('name', 'surname'), line('street'), line('post_code', 'town')].filter(Boolean).join(', ');
}
