import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** A letter that staff wrote about an order: its paragraphs in the layout of the shop's mails. */
export function orderMessage(mail: OrderMail): MailContent {
  const subject = oneLine(String(mail.data.subject ?? ''));
  const paragraphs = String(mail.data.text ?? '')
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((text) => text !== '');
  return orderContent(mail, {
    subject,
    preheader: paragraphs[0] ?? subject,
    heading: subject,
    blocks: [...paragraphs.map(paragraph), orderFacts(mail), ...viewOrder(mail)],
  });
}
