import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';

/** Refusal of a withdrawal with number and e-mail, too late or for an ended order; the page must not show that. */
export function withdrawalRefused(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  const until = data.reason === 'late' && typeof data.until === 'string' ? data.until : null;
  return orderContent(mail, {
    subject: words.translate('mail_withdrawal_refused_subject', { number }),
    preheader: words.translate('mail_withdrawal_refused_preheader'),
    heading: words.translate('mail_withdrawal_refused_heading'),
    blocks: [
      paragraph(until ? words.translate('mail_withdrawal_late', { number, date: words.day(until) }) : words.translate('mail_withdrawal_over', { number })),
      paragraph(words.translate('mail_withdrawal_refused_help')),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
