import { mainButton, type MailBlock, type MailContent, paragraph, quiet } from '../mail-content.ts';
import { orderContent, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine, sanitizeTypedText } from '../sanitize-typed-text.ts';

/** Acknowledges a withdrawal: the statement as confirmed, with date and time, and the next steps. */
export function withdrawalReceived(mail: OrderMail): MailContent {
  const { number, data, words } = mail;
  return orderContent(mail, {
    subject: words.translate('mail_withdrawal_subject', { number }),
    preheader: words.translate('mail_withdrawal_preheader'),
    heading: words.translate('mail_withdrawal_heading'),
    blocks: [
      paragraph(words.translate('mail_withdrawal_text', { number })),
      ...toBeConfirmed(mail),
      statement(mail),
      ...goods(mail),
      ...(isUnproven(mail) ? [] : [paragraph(words.translate(data.cancels === true ? 'withdrawal_next_cancelled' : 'withdrawal_next_return'))]),
      ...viewOrder(mail),
    ],
  });
}

const isUnproven = ({ data }: OrderMail): boolean => typeof data.confirm === 'string';

/** Request to confirm a withdrawal made with number and e-mail: other people may know these, so it needs a confirmation by this mailbox. */
const toBeConfirmed = ({ data, words, links }: OrderMail): MailBlock[] =>
  typeof data.confirm === 'string'
    ? [
        paragraph(words.translate('mail_withdrawal_unproven')),
        mainButton(words.translate('withdrawal_confirm'), links.confirmWithdrawal(data.confirm)),
        quiet(words.translate('mail_withdrawal_not_you')),
      ]
    : [];

function statement({ number, data, words }: OrderMail): MailBlock {
  const text = (key: string): string => (typeof data[key] === 'string' ? data[key] : '');
  const message = messageText(text('message'));
  return {
    kind: 'facts',
    facts: [
      { name: words.translate('withdrawal_received_at'), value: words.moment(text('received_at')) },
      { name: words.translate('mail_order_number'), value: number },
      { name: words.translate('withdrawal_name'), value: sanitizeTypedText(text('name')) },
      { name: words.translate('withdrawal_email'), value: oneLine(text('email')) },
      ...(message ? [{ name: words.translate('withdrawal_message_given'), value: message }] : []),
    ],
  };
}

/** Returns the message in pieces, complete because it is part of the statement: `sanitizeTypedText` keeps 120 characters per line. */
const messageText = (message: string): string => (oneLine(message).match(/.{1,120}/gu) ?? []).map((piece) => sanitizeTypedText(piece)).join('');

function goods({ data, words }: OrderMail): MailBlock[] {
  const items = Array.isArray(data.items) ? (data.items as { title: unknown; qty: unknown }[]) : [];
  const lines = items.map(({ title, qty }) => ({ title: oneLine(String(title)), detail: '', amount: `${Number(qty)} ×` }));
  return [
    { kind: 'heading', text: words.translate('withdrawal_items') },
    { kind: 'lines', lines },
  ];
}
