import { toDecimal } from '@vitrina/contract/values/money';
import { type MailBlock, type MailContent, paragraph } from '../mail-content.ts';
import type { MailRefund } from '../mail-queries.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Mail about a partial refund: its amount, its lines and the method. */
export function orderPartRefunded(mail: OrderMail): MailContent | string {
  const { number, refund, words } = mail;
  if (!refund) return 'the refund is gone';
  const total = words.price(toDecimal(refund.amount), refund.currency);
  const way = words.translate(refund.byHand ? 'mail_part_refunded_hand' : 'mail_part_refunded_gateway', { number, total });
  return orderContent(mail, {
    subject: words.translate('mail_part_refunded_subject', { number, total }),
    preheader: way,
    heading: words.translate('mail_part_refunded_heading'),
    blocks: [paragraph(way), ...couponPart(mail, refund), ...refundTable(mail, refund), orderFacts(mail), ...viewOrder(mail)],
  });
}

function couponPart({ words }: OrderMail, { coupon, currency }: MailRefund): MailBlock[] {
  if (!coupon) return [];
  const amount = words.price(toDecimal(coupon.amount), currency);
  return [paragraph(words.translate('mail_part_refunded_coupon', { amount, code: coupon.code, until: words.day(coupon.endsAt) }))];
}

function refundTable({ order, words }: OrderMail, { lines, delivery, other, amount, currency }: MailRefund): MailBlock[] {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const titles = new Map(order.snapshot.parcels.flatMap(({ items }) => items.map((item) => [item.code, item.title])));
  const rows = lines.map(({ code, qty, amount }) => ({ title: oneLine(titles.get(code) ?? code), detail: `${qty} ×`, amount: price(amount) }));
  const sums = [
    ...(delivery > 0 ? [{ name: words.translate('mail_delivery'), amount: price(delivery), weight: 'plain' as const }] : []),
    ...(other > 0 && rows.length + delivery > 0 ? [{ name: words.translate('mail_part_refunded_other'), amount: price(other), weight: 'plain' as const }] : []),
    { name: words.translate('mail_part_refunded_total'), amount: price(amount), weight: 'total' as const },
  ];
  return [...(rows.length > 0 ? [{ kind: 'lines' as const, lines: rows }] : []), { kind: 'sums', sums }];
}
