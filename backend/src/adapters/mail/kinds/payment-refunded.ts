import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, totalOf, viewOrder } from '../order-mail.ts';

/** Mail about a refund that no other mail reports. */
export function paymentRefunded(mail: OrderMail): MailContent {
  const { number, words } = mail;
  const total = totalOf(mail);
  return orderContent(mail, {
    subject: words.translate('mail_refunded_subject', { number }),
    preheader: words.translate('mail_refunded_preheader', { total }),
    heading: words.translate('mail_refunded_heading'),
    blocks: [paragraph(words.translate('mail_refunded_text', { number, total })), orderFacts(mail), ...viewOrder(mail)],
  });
}
