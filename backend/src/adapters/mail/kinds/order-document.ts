import { orderDocuments } from '@vitrina/contract/order-documents';
import { mainButton, type MailContent, paragraph } from '../mail-content.ts';
import { orderContent, orderFacts, type OrderMail, viewOrder } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Mail: an invoice or credit note was issued, with its link. */
export function orderDocument(mail: OrderMail): MailContent | string {
  const { number, identifier, data, words, shop } = mail;
  const { documentId, document: kind, documentNumber } = data;
  if (typeof documentId !== 'number' || (kind !== 'invoice' && kind !== 'credit_note')) return 'the mail names no document';
  const document = oneLine(String(documentNumber));
  const url = `${shop.publicUrl}${orderDocuments.document.path}?${new URLSearchParams({ identifier, id: String(documentId) })}`;
  return orderContent(mail, {
    subject: words.translate(`mail_document_subject_${kind}`, { number, document }),
    preheader: words.translate('mail_document_text', { number, document }),
    heading: words.translate(`mail_document_heading_${kind}`),
    blocks: [
      paragraph(words.translate('mail_document_text', { number, document })),
      mainButton(words.translate('mail_document_open'), url),
      orderFacts(mail),
      ...viewOrder(mail),
    ],
  });
}
