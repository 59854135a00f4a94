import { button, type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, orderTable, totalOf, viewOrder } from '../order-mail.ts';

/** The order was cancelled by the buyer, by the shop or because it was not paid in time; tells what happens to paid money. */
export function orderCancelled(mail: OrderMail): MailContent {
  const { number, order, words, links } = mail;
  const money =
    { refund_due: 'mail_cancelled_refund_due', refunded: 'mail_cancelled_refunded' }[order.paymentStatus as string] ?? 'mail_cancelled_nothing_paid';
  return orderContent(mail, {
    subject: words.translate('mail_cancelled_subject', { number }),
    preheader: words.translate('mail_cancelled_preheader'),
    heading: words.translate('mail_cancelled_heading'),
    blocks: [
      paragraph(words.translate(isExpired(mail) ? 'mail_cancelled_expired' : 'mail_cancelled_text', { number })),
      ...(order.paymentStatus === 'paid' ? [] : [paragraph(words.translate(money, { total: totalOf(mail) }))]),
      orderFacts(mail),
      ...orderTable(mail),
      ...viewOrder(mail),
      button(words.translate('mail_shop_again'), links.home),
    ],
  });
}

/** True if the order expired unpaid. A reason typed by the buyer is never shown. */
const isExpired = ({ data }: OrderMail): boolean => data.reason === 'expired';
