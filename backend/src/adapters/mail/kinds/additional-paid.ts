import { type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { additionalFacts, sumOf } from './additional-payment.ts';

/** Receipt of an additional payment. A string: the reason why no mail is needed. */
export function additionalPaid(mail: OrderMail): MailContent | string {
  const { additional, number, words } = mail;
  if (!additional) return 'the additional payment is gone';
  const total = sumOf(additional, mail);
  return orderContent(mail, {
    subject: words.translate('mail_additional_paid_subject', { number }),
    preheader: words.translate('mail_additional_paid_preheader', { total }),
    heading: words.translate('mail_additional_paid_heading'),
    blocks: [
      paragraph(words.translate('mail_additional_paid_text', { number, total })),
      additionalFacts(additional, mail),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
