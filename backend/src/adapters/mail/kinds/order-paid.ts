import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderDelivery, orderFacts, type OrderMail, orderTable, totalOf, viewOrder } from '../order-mail.ts';

/** Receipt of a payment; not sent once the payment is being refunded, which has its own mail. */
export function orderPaid(mail: OrderMail): MailContent | string {
  const { number, order, words } = mail;
  if (order.paymentStatus !== 'paid') return 'the money went back';
  const total = totalOf(mail);
  return orderContent(mail, {
    subject: words.translate('mail_paid_subject', { number }),
    preheader: words.translate('mail_paid_preheader', { total }),
    heading: words.translate('mail_paid_heading'),
    blocks: [
      paragraph(words.translate('mail_paid_text', { number, total })),
      orderFacts(mail),
      ...orderTable(mail),
      ...orderDelivery(mail),
      ...viewOrder(mail),
    ],
  });
}
