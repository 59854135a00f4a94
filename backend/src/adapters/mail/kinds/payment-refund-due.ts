import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, totalOf, viewOrder } from '../order-mail.ts';

/** Mail: a payment for an ended order, or a second payment, will be refunded. */
export function paymentRefundDue(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  const total = totalOf(mail);
  return orderContent(mail, {
    subject: words.translate('mail_refund_due_subject', { number }),
    preheader: words.translate('mail_refund_due_preheader', { total }),
    heading: words.translate('mail_refund_due_heading'),
    blocks: [
      paragraph(words.translate(data.reason === 'second' ? 'mail_refund_due_second' : 'mail_refund_due_late', { number, total })),
      paragraph(words.translate('mail_refund_due_when', { total })),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
