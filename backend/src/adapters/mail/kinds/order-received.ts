import { mainButton, type MailBlock, type MailContent, paragraph } from '../mail-content.ts';
import {
  ageNote,
  contractTexts,
  isOpen,
  isTransfer,
  orderContent,
  orderDelivery,
  orderFacts,
  type OrderMail,
  orderTable,
  totalOf,
  viewOrder,
  withdrawalNote,
} from '../order-mail.ts';

/** Order confirmation, the receipt of a placed order: its content, and how to pay if payment is due. */
export function orderReceived(mail: OrderMail): MailContent {
  const { number, words } = mail;
  return orderContent(mail, {
    subject: words.translate('mail_received_subject', { number }),
    preheader: words.translate('mail_received_preheader', { total: totalOf(mail) }),
    heading: words.translate('mail_received_heading'),
    blocks: [
      paragraph(words.translate('mail_received_text', { number })),
      ...howToPay(mail),
      ...ageNote(mail),
      orderFacts(mail),
      ...orderTable(mail),
      ...orderDelivery(mail),
      ...viewOrder(mail),
      ...withdrawalNote(mail),
      ...contractTexts(mail),
    ],
  });
}

function howToPay(mail: OrderMail): MailBlock[] {
  const { order, identifier, words, links } = mail;
  if (!isOpen(order)) return [];
  if (isTransfer(order)) {
    return [
      paragraph(words.translate('mail_received_transfer', { total: totalOf(mail) })),
      mainButton(words.translate('mail_print_slip'), links.printSlip(identifier)),
      ...paymentDeadline(mail),
    ];
  }
  // Paid on delivery: no action is needed now.
  if (order.paymentType === 'none') return [];
  return [paragraph(words.translate('mail_received_unpaid')), mainButton(words.translate('mail_pay'), links.payAgain(identifier)), ...paymentDeadline(mail)];
}

/** Note with the payment deadline; empty: none. */
export const paymentDeadline = ({ order, words }: OrderMail): MailBlock[] =>
  order.expiresAt ? [paragraph(words.translate('mail_pay_until', { date: words.day(order.expiresAt.toISOString()) }))] : [];
