import { formatDate } from '@vitrina/contract/values/date';
import { button, mainButton, type MailBlock, type MailContent, paragraph } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailRecall } from '../mail-safety-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  recall: MailRecall;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Renders the mail about a recall to a buyer, in the parts and order of the template of regulation 2024/1435. */
export function recallMail({ recall, shop, words, links }: Parts): MailContent | string {
  if (recall.ended) return 'the recall has ended';
  if (recall.products.length === 0) return 'the order has nothing of it any more';
  const titles = recall.products.map(({ title }) => oneLine(title)).join(', ');
  const heading = words.translate(`recall_headline_${recall.kind}`);
  return {
    subject: words.translate('mail_recall_subject', { headline: heading, title: titles }),
    preheader: words.translate('mail_recall_preheader', { title: titles }),
    heading,
    blocks: [
      paragraph(words.translate('mail_recall_text', { name: shop.name })),
      { kind: 'heading', text: words.translate('recall_product') },
      { kind: 'facts', facts: facts({ recall, words }) },
      { kind: 'heading', text: words.translate('recall_hazard') },
      paragraph(recall.hazard),
      { kind: 'heading', text: words.translate('recall_what_to_do') },
      ...(recall.kind === 'recall' ? [paragraph(words.translate('recall_stop_using'))] : []),
      paragraph(recall.advice),
      ...(recall.remedies.length > 0 ? remedies({ recall, words }) : []),
      { kind: 'heading', text: words.translate('recall_contact') },
      { kind: 'facts', facts: contact({ recall, words }) },
      paragraph(words.translate('recall_pass_on')),
      mainButton(words.translate('recall_page'), links.recall(recall.number)),
      ...(recall.safetyGate ? [button(words.translate('recall_safety_gate'), recall.safetyGate)] : []),
    ],
    reason: words.translate('mail_recall_why', { name: shop.name }),
  };
}

function facts({ recall, words }: Pick<Parts, 'recall' | 'words'>) {
  const { products, batches, soldFrom, soldTo, orderId, orderedAt, number } = recall;
  const day = (iso: string | null): string => (iso === null ? '…' : formatDate(iso, words.lang));
  return [
    ...products.map(({ title, brand, code, ean }) => ({
      name: words.translate('recall_product'),
      value: [oneLine(title), brand, code, ean && `EAN ${ean}`].filter(Boolean).join(', '),
    })),
    { name: words.translate('recall_batches'), value: batches ?? words.translate('recall_batches_all') },
    ...(soldFrom || soldTo ? [{ name: words.translate('recall_sold'), value: `${day(soldFrom)} – ${day(soldTo)}` }] : []),
    { name: words.translate('mail_order_number'), value: String(orderId) },
    { name: words.translate('mail_order_date'), value: words.day(orderedAt.toISOString()) },
    { name: words.translate('recall_number'), value: number },
  ];
}

const remedies = ({ recall, words }: Pick<Parts, 'recall' | 'words'>): MailBlock[] => [
  { kind: 'heading', text: words.translate('recall_remedies') },
  paragraph(
    words.translate(recall.remedies.length > 1 ? 'recall_choice' : 'recall_only', {
      remedies: recall.remedies.map((one) => words.translate(`recall_remedy_${one}`)).join(', '),
    }),
  ),
];

const contact = ({ recall: { phone, email, url }, words }: Pick<Parts, 'recall' | 'words'>) => [
  ...(phone ? [{ name: words.translate('recall_phone'), value: phone }] : []),
  { name: words.translate('recall_email'), value: email },
  ...(url ? [{ name: words.translate('recall_url'), value: url }] : []),
];
