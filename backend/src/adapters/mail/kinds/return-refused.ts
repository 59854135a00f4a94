import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Mail: the returned goods are not accepted, with the reason. */
export function returnRefused(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  const reason = typeof data.reason === 'string' ? oneLine(data.reason) : '';
  return orderContent(mail, {
    subject: words.translate('mail_return_refused_subject', { number }),
    preheader: words.translate('mail_return_refused_preheader'),
    heading: words.translate('mail_return_refused_heading'),
    blocks: [
      paragraph(words.translate('mail_return_refused_text', { number, reason })),
      paragraph(words.translate('mail_return_refused_help')),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
