import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Mail with the return label attached. */
export function returnLabel(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  const tracking = typeof data.tracking_number === 'string' ? oneLine(data.tracking_number) : '';
  return orderContent(mail, {
    subject: words.translate('mail_return_label_subject', { number }),
    preheader: words.translate('mail_return_label_preheader'),
    heading: words.translate('mail_return_label_heading'),
    blocks: [
      paragraph(words.translate('mail_return_label_text', { number })),
      paragraph(words.translate('mail_return_label_number', { tracking })),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
