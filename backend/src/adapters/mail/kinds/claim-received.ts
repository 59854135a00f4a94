import { mainButton, type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine, sanitizeTypedText } from '../sanitize-typed-text.ts';

/** Mail: the shop has received the buyer's claim. */
export function claimReceived(mail: OrderMail): MailContent {
  const { number, data, words, links, identifier } = mail;
  const title = typeof data.title === 'string' ? oneLine(data.title) : '';
  const message = typeof data.message === 'string' ? sanitizeTypedText(data.message) : '';
  return orderContent(mail, {
    subject: words.translate('mail_claim_subject', { number }),
    preheader: words.translate('mail_claim_heading'),
    heading: words.translate('mail_claim_heading'),
    blocks: [
      paragraph(words.translate('mail_claim_text', { title })),
      { kind: 'heading', text: words.translate('mail_claim_yours') },
      paragraph(message),
      orderFacts(mail),
      mainButton(words.translate('mail_claim_view'), links.device(identifier, Number(data.line))),
      ...viewOrder(mail),
    ],
  });
}
