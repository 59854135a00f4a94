import { mainButton, type MailContent, paragraph } from '../mail-content.ts';
import { isOpen, orderContent, orderFacts, type OrderMail, totalOf, viewOrder } from '../order-mail.ts';
import { paymentDeadline } from './order-received.ts';

/** A payment failed; the order can be paid again by its link. Not sent once the order is paid or ended. */
export function paymentFailed(mail: OrderMail): MailContent | string {
  const { number, order, identifier, words, links } = mail;
  if (!isOpen(order)) return 'there is nothing left to pay';
  return orderContent(mail, {
    subject: words.translate('mail_failed_subject', { number }),
    preheader: words.translate('mail_failed_preheader'),
    heading: words.translate('mail_failed_heading'),
    blocks: [
      paragraph(words.translate('mail_failed_text', { number, total: totalOf(mail) })),
      paragraph(words.translate('mail_failed_again')),
      mainButton(words.translate('mail_pay_again'), links.payAgain(identifier)),
      ...paymentDeadline(mail),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
