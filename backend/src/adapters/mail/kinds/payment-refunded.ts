import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, totalOf, viewOrder } from '../order-mail.ts';

/** Mail about a refund that no other mail reports. */
export function paymentRefunded(mail: OrderMail): MailContent {
  const { number, words } = mail;
  const total = totalOf(mail);
  return orderContent(mail, {
    subject: words.say('mail_refunded_subject', { number }),
    preheader: words.say('mail_refunded_preheader', { total }),
    heading: words.say('mail_refunded_heading'),
    blocks: [paragraph(words.say('mail_refunded_text', { number, total })), orderFacts(mail), ...viewOrder(mail)],
  });
}
