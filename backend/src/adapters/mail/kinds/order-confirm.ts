import { mainButton, type MailContent, paragraph, quiet } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, orderTable, totalOf } from '../order-mail.ts';

/**
 * Asks the buyer to confirm a waiting order by a link; it is placed only then. The order confirmation is `order-received.ts`. Does not link to the
 * order: its address proves only this mailbox. A string: the reason why no mail is needed.
 */
export function orderConfirm(mail: OrderMail): MailContent | string {
  const { number, order, data, words, links } = mail;
  if (order.status !== 'waiting' || typeof data.confirm !== 'string') return 'the order waits no longer';
  return orderContent(mail, {
    subject: words.translate('mail_confirm_subject', { number }),
    preheader: words.translate('mail_confirm_preheader'),
    heading: words.translate('mail_confirm_heading'),
    blocks: [
      paragraph(words.translate('mail_confirm_text', { number, total: totalOf(mail) })),
      mainButton(words.translate('mail_confirm_button'), links.confirmOrder(data.confirm)),
      ...(order.expiresAt ? [paragraph(words.translate('mail_confirm_until', { moment: words.moment(order.expiresAt.toISOString()) }))] : []),
      quiet(words.translate('mail_confirm_not_you')),
      orderFacts(mail),
      ...orderTable(mail),
    ],
  });
}
