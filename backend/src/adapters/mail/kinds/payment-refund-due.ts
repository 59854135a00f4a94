import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, totalOf, viewOrder } from '../order-mail.ts';

/** Mail: a payment for an ended order, or a second payment, will be refunded. */
export function paymentRefundDue(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  const total = totalOf(mail);
  return orderContent(mail, {
    subject: words.say('mail_refund_due_subject', { number }),
    preheader: words.say('mail_refund_due_preheader', { total }),
    heading: words.say('mail_refund_due_heading'),
    blocks: [
      paragraph(words.say(data.reason === 'second' ? 'mail_refund_due_second' : 'mail_refund_due_late', { number, total })),
      paragraph(words.say('mail_refund_due_when', { total })),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
