import { mailWords, type MailWords } from '../../../adapters/mail/mail-words.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { formatDate } from '@vitrina/contract/values/date';
import { toDecimal } from '@vitrina/contract/values/money';
import type { DocumentData } from '../document-data.ts';
import type { FiscalPrint } from '../fiscal/fiscal-queries.ts';
import { renderFiscal } from './render-fiscal.ts';
import { type Cell, type Foot, MARGIN, Sheet } from '../../../adapters/pdf/sheet.ts';

type Text = (lang: LanguageCode, name: string) => string;

/** Renders a document from its data alone: a tagged A4 PDF in the shop's typeface. */
export function renderDocumentPdf(data: DocumentData, text: Text, fiscal: FiscalPrint | null = null): Promise<Buffer> {
  const words = mailWords(text, data.lang);
  const sheet = sheetOf(data, words);
  drawOn(sheet, data, words, fiscal);
  return sheet.finish(footOf(data, words));
}

/** Renders several into one file, each as it would be alone. */
export function renderDocumentsPdf(documents: readonly DocumentData[], text: Text): Promise<Buffer> {
  const [first] = documents;
  if (!first) throw new Error('nothing to draw');
  const sheet = sheetOf(first, mailWords(text, first.lang));
  for (const [i, data] of documents.entries()) {
    const words = mailWords(text, data.lang);
    drawOn(sheet, data, words, null);
    if (i === documents.length - 1) return sheet.finish(footOf(data, words));
    sheet.endPart(footOf(data, words));
  }
  throw new Error('nothing to draw');
}

const titleOf = ({ kind, number }: DocumentData, words: MailWords): string => `${words.translate(`document_${kind}`)} ${number}`;

const sheetOf = (data: DocumentData, words: MailWords): Sheet =>
  new Sheet({
    title: titleOf(data, words),
    author: data.seller.lines[0] ?? '',
    lang: LANGUAGES[data.lang].locale,
    date: new Date(`${data.date}T12:00:00Z`),
  });

function drawOn(sheet: Sheet, data: DocumentData, words: MailWords, fiscal: FiscalPrint | null): void {
  drawHead(sheet, data, words, titleOf(data, words));
  drawLines(sheet, data, words);
  if (data.total !== null) drawSums(sheet, data, words);
  if (data.vat.length > 0) drawVat(sheet, data, words);
  drawNotes(sheet, data, words);
  drawOtherSellers(sheet, data, words);
  drawNumbers(sheet, data, words);
  if (data.payment) drawPayment(sheet, data.payment, data.lang, words);
  if (fiscal) renderFiscal(sheet, fiscal, words);
}

function drawHead(sheet: Sheet, data: DocumentData, words: MailWords, title: string): void {
  const half = sheet.width / 2 - 10;
  const { seller, buyer, deliverTo } = data;
  const left = { x: MARGIN, width: half };
  const right = { x: MARGIN + half + 20, width: half };
  sheet.write('P', seller.lines[0] ?? '', { ...left, bold: true, size: 13 });
  sheet.write('P', [...seller.lines.slice(1), ...numbersOf(seller, words)].join('\n'), { ...left, size: 8.5, quiet: true });
  const afterSeller = sheet.y;
  sheet.moveTo(MARGIN);
  sheet.write('H1', title, { ...right, bold: true, size: 15 });
  sheet.skip(2);
  sheet.write('P', factsOf(data, words).join('\n'), { ...right, size: 9 });
  sheet.moveTo(Math.max(afterSeller, sheet.y) + 22);
  const top = sheet.y;
  sheet.write('H2', words.translate('document_buyer'), { ...left, size: 8.5, quiet: true });
  sheet.write('P', [...buyer.lines, ...numbersOf(buyer, words)].join('\n') || '–', left);
  const afterBuyer = sheet.y;
  sheet.moveTo(top);
  sheet.write('H2', words.translate('document_deliver_to'), { ...right, size: 8.5, quiet: true });
  sheet.write('P', [...(deliverTo ?? [words.translate('document_buyer_address')]), ...data.delivery].join('\n'), right);
  sheet.moveTo(Math.max(afterBuyer, sheet.y) + 20);
}

const numbersOf = ({ vatNumber, taxNumber }: { vatNumber: string | null; taxNumber: string | null }, words: MailWords): string[] => [
  ...(vatNumber ? [`${words.translate('document_vat_number')}: ${vatNumber}`] : []),
  ...(taxNumber ? [`${words.translate('document_tax_number')}: ${taxNumber}`] : []),
];

function factsOf({ date, suppliedOn, order, parcel, invoice }: DocumentData, words: MailWords): string[] {
  const day = (iso: string): string => words.day(iso);
  return [
    `${words.translate('document_date')}: ${day(date)}`,
    ...(suppliedOn ? [`${words.translate('document_supplied_on')}: ${day(suppliedOn)}`] : []),
    `${words.translate('mail_order_number')}: ${order.number} (${day(order.date)})`,
    ...(parcel === undefined ? [] : [words.translate('mail_parcel', { number: String(parcel) })]),
    ...(invoice ? [words.translate('document_for_invoice', { number: invoice.number, date: day(invoice.date) })] : []),
  ];
}

function drawLines(sheet: Sheet, { lines, currency, total }: DocumentData, words: MailWords): void {
  if (lines.length === 0) return;
  const price = (minor: number | null): string => (minor === null ? '' : words.price(toDecimal(minor), currency));
  const hasMoney = total !== null;
  const columns = hasMoney ? [0, 88, sheet.width - 247, sheet.width - 195, sheet.width - 120, sheet.width - 75] : [0, 110, sheet.width - 60];
  const widths = columns.map((start, i) => (columns[i + 1] ?? sheet.width) - start - 8);
  const cells = (texts: readonly string[], style: Partial<Cell> = {}): Cell[] =>
    texts.map((text, i) => ({ text, x: MARGIN + (columns[i] ?? 0), width: widths[i] ?? 0, size: 8.5, align: i > 1 ? 'right' : 'left', ...style }));
  const head = ['code', 'item', 'qty', ...(hasMoney ? ['unit', 'vat_rate', 'amount'] : [])].map((name) => words.translate(`document_${name}`));
  const row = (line: DocumentData['lines'][number]): string[] => [
    line.code,
    line.takeBack ? `${line.title}\n${words.translate('order_take_back')}` : line.title,
    String(line.qty),
    ...(hasMoney ? [price(line.unit), line.vatPercent === null ? '' : `${words.percent(line.vatPercent)} %`, price(line.total)] : []),
  ];
  sheet.rule();
  sheet.table(
    cells(head, { bold: true }),
    lines.map((line) => cells(row(line))),
  );
  sheet.rule();
}

function drawSums(sheet: Sheet, { sums, total, prepaid, currency, kind }: DocumentData, words: MailWords): void {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const cells = (name: string, amount: string, bold = false): Cell[] => [
    { text: name, x: MARGIN + sheet.width - 300, width: 190, align: 'right', bold },
    { text: amount, x: MARGIN + sheet.width - 105, width: 97, align: 'right', bold },
  ];
  const all = [
    ...sums.map(({ label, amount }) => cells(words.translate(label), price(amount))),
    cells(words.translate(kind === 'credit_note' ? 'document_credited' : 'mail_sum_total'), price(total ?? 0), true),
    ...(prepaid === undefined
      ? []
      : kind === 'credit_note'
        ? [cells(words.translate('totals_prepaid_back'), price(prepaid))]
        : [cells(words.translate('totals_prepaid'), price(-prepaid)), cells(words.translate('totals_to_pay'), price((total ?? 0) - prepaid), true)]),
  ];
  sheet.skip(4);
  sheet.table([], all);
  sheet.skip(8);
}

/** Draws the VAT contained in the total, by rate. */
function drawVat(sheet: Sheet, { vat, currency }: DocumentData, words: MailWords): void {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const cells = (texts: readonly string[], bold = false): Cell[] =>
    texts.map((text, i) => ({ text, x: MARGIN + sheet.width - 370 + i * 92, width: 84, align: 'right', size: 8.5, bold, quiet: !bold }));
  const head = ['vat_rate', 'vat_base', 'vat', 'with_vat'].map((name) => words.translate(`document_${name}`));
  sheet.table(
    cells(head, true),
    vat.map((line) => cells([`${words.percent(line.percent)} %`, price(line.base), price(line.vat), price(line.base + line.vat)])),
  );
  sheet.skip(10);
}

function drawNotes(sheet: Sheet, { notes }: DocumentData, words: MailWords): void {
  for (const note of notes) sheet.write('P', words.translate(note), { x: MARGIN, width: sheet.width, size: 9 });
  if (notes.length > 0) sheet.skip(8);
}

/** Draws the sellers that supply and invoice the rest of the order. */
function drawOtherSellers(sheet: Sheet, { otherSellers = [], orderTotal, currency }: DocumentData, words: MailWords): void {
  if (otherSellers.length === 0) return;
  const wide = { x: MARGIN, width: sheet.width, size: 8.5 };
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  sheet.write('H2', words.translate('document_other_sellers'), { ...wide, quiet: true });
  for (const { name, total } of otherSellers) sheet.write('P', [name, ...(total === undefined ? [] : [price(total)])].join(': '), wide);
  sheet.write('P', words.translate('document_other_sellers_text'), wide);
  if (orderTotal !== undefined) sheet.write('P', words.translate('document_order_total', { amount: price(orderTotal) }), wide);
  sheet.skip(8);
}

function drawNumbers(sheet: Sheet, { producerNumbers = [] }: DocumentData, words: MailWords): void {
  if (producerNumbers.length === 0) return;
  const wide = { x: MARGIN, width: sheet.width, size: 8.5 };
  sheet.write('H2', words.translate('law_producer_numbers'), { ...wide, quiet: true });
  sheet.write('P', producerNumbers.map(({ scheme, number }) => `${words.translate(`law_number_${scheme}`)}: ${number}`).join('\n'), wide);
  sheet.skip(8);
}

function drawPayment(sheet: Sheet, { title, isPaid, dueOn, transfer }: NonNullable<DocumentData['payment']>, lang: LanguageCode, words: MailWords): void {
  const wide = { x: MARGIN, width: sheet.width - 150 };
  sheet.write('H2', words.translate('document_payment'), { ...wide, size: 8.5, quiet: true });
  sheet.write('P', `${title} · ${words.translate(isPaid ? 'document_paid' : 'document_to_pay')}`, wide);
  if (dueOn) sheet.write('P', words.translate('document_due', { date: formatDate(dueOn, lang) }), { ...wide, bold: true });
  if (!transfer) return;
  const { recipient, iban, bic, reference, code } = transfer;
  const facts = [recipient, `IBAN: ${iban}`, `BIC: ${bic}`, `${words.translate('document_reference')}: ${reference}`];
  sheet.write('P', facts.join('\n'), { ...wide, size: 9 });
  if (!code) return;
  sheet.skip(6);
  sheet.drawing(code, { x: MARGIN, size: 130, alt: words.translate('document_scan') });
  sheet.write('P', words.translate('document_scan'), { ...wide, size: 8, quiet: true });
}

const footOf = ({ seller }: DocumentData, words: MailWords): Foot => ({
  lines: [seller.lines.slice(0, 3).join(', '), ...numbersOf(seller, words), ...(seller.register ? [seller.register] : []), ...seller.contact],
  pageText: (page, pages) => words.translate('document_page', { page: String(page), pages: String(pages) }),
});
