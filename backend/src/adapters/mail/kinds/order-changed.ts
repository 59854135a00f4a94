import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderDelivery, orderFacts, type OrderMail, orderTable, viewOrder } from '../order-mail.ts';

/** Mail: the shop changed the order; shows its new content. */
export function orderChanged(mail: OrderMail): MailContent {
  const { number, words } = mail;
  const text = words.translate(mail.data.what === 'address' ? 'mail_changed_address' : 'mail_changed_lines', { number });
  return orderContent(mail, {
    subject: words.translate('mail_changed_subject', { number }),
    preheader: text,
    heading: words.translate('mail_changed_heading'),
    blocks: [paragraph(text), orderFacts(mail), ...orderDelivery(mail), ...orderTable(mail), ...viewOrder(mail)],
  });
}
