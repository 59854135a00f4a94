import { toDecimal } from '@vitrina/contract/values/money';
import { mainButton, type MailBlock, type MailContent, paragraph } from '../mail-content.ts';
import type { MailAdditional } from '../mail-queries.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Request of an additional payment with reason and link. A string: the reason why no mail is needed. */
export function additionalPayment(mail: OrderMail): MailContent | string {
  const { additional, number, order, words, links } = mail;
  if (!additional) return 'the additional payment is gone';
  if (order.status === 'cancelled' || order.status === 'failed') return 'the order is over';
  if (additional.paymentStatus !== 'unpaid' && additional.paymentStatus !== 'failed') return 'the additional payment is paid or on its way';
  const total = sumOf(additional, mail);
  return orderContent(mail, {
    subject: words.translate('mail_additional_subject', { number }),
    preheader: words.translate('mail_additional_preheader', { total }),
    heading: words.translate('mail_additional_heading'),
    blocks: [
      paragraph(words.translate('mail_additional_text', { number, total })),
      additionalFacts(additional, mail),
      mainButton(words.translate('mail_pay'), links.additional(`${additional.id}-${additional.code}`)),
      paragraph(words.translate('mail_additional_how')),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}

export const sumOf = ({ amount, currency }: MailAdditional, { words }: Pick<OrderMail, 'words'>): string => words.price(toDecimal(amount), currency);

/** Reason and amount of an additional payment. */
export const additionalFacts = (additional: MailAdditional, mail: Pick<OrderMail, 'words'>): MailBlock => ({
  kind: 'facts',
  facts: [
    { name: mail.words.translate('mail_additional_reason'), value: oneLine(additional.reason) },
    { name: mail.words.translate('mail_additional_amount'), value: sumOf(additional, mail) },
  ],
});
