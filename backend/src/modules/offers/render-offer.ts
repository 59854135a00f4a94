import { LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { mailWords, type MailWords } from '../../adapters/mail/mail-words.ts';
import { type Cell, MARGIN, Sheet } from '../../adapters/pdf/sheet.ts';
import type { MailText } from '../../adapters/mail/mail-shop.ts';
import type { OfferData } from './offer-data.ts';

/** Renders an offer: an A4 PDF, tagged, in the shop's typeface. */
export function renderOffer(data: OfferData, number: string, text: MailText): Promise<Buffer> {
  const words = mailWords(text, data.lang);
  const title = `${words.translate('offer_title')} ${number}`;
  const [author = ''] = data.seller.lines;
  const sheet = new Sheet({ title, author, lang: LANGUAGES[data.lang].locale, date: new Date(`${data.date}T12:00:00Z`) });
  drawHead(sheet, data, words, title);
  drawLines(sheet, data, words);
  drawSums(sheet, data, words);
  drawVat(sheet, data, words);
  const notes = ['offer_not_reserved', 'offer_delivery_note', ...(data.vatReason ? ['document_intra_community'] : [])];
  for (const note of notes) sheet.write('P', words.translate(note, { date: words.day(data.validUntil) }), { x: MARGIN, width: sheet.width, size: 9 });
  const { seller } = data;
  return sheet.finish({
    lines: [
      seller.lines.slice(0, 3).join(', '),
      ...(seller.vatNumber ? [`${words.translate('document_vat_number')}: ${seller.vatNumber}`] : []),
      ...seller.contact,
    ],
    pageText: (page, pages) => words.translate('document_page', { page: String(page), pages: String(pages) }),
  });
}

function drawHead(sheet: Sheet, { seller, buyer, date, validUntil }: OfferData, words: MailWords, title: string): void {
  const half = sheet.width / 2 - 10;
  const left = { x: MARGIN, width: half };
  const right = { x: MARGIN + half + 20, width: half };
  sheet.write('P', seller.lines[0] ?? '', { ...left, bold: true, size: 13 });
  sheet.write('P', [...seller.lines.slice(1), ...seller.contact].join('\n'), { ...left, size: 8.5, quiet: true });
  const afterSeller = sheet.y;
  sheet.moveTo(MARGIN);
  sheet.write('H1', title, { ...right, bold: true, size: 15 });
  sheet.skip(2);
  sheet.write('P', `${words.translate('document_date')}: ${words.day(date)}`, { ...right, size: 9 });
  sheet.write('P', words.translate('offer_valid_until', { date: words.day(validUntil) }), { ...right, size: 9, bold: true });
  sheet.moveTo(Math.max(afterSeller, sheet.y) + 22);
  sheet.write('H2', words.translate('offer_for'), { ...left, size: 8.5, quiet: true });
  sheet.write(
    'P',
    [buyer.title, `${words.translate('document_vat_number')}: ${buyer.vatNumber} (${buyer.country})`, buyer.email].filter(Boolean).join('\n'),
    left,
  );
  sheet.skip(20);
}

function drawLines(sheet: Sheet, { lines, currency }: OfferData, words: MailWords): void {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const columns = [0, 88, sheet.width - 247, sheet.width - 195, sheet.width - 115, sheet.width - 75];
  const widths = columns.map((start, i) => (columns[i + 1] ?? sheet.width) - start - 8);
  const cells = (texts: readonly string[], style: Partial<Cell> = {}): Cell[] =>
    texts.map((text, i) => ({ text, x: MARGIN + (columns[i] ?? 0), width: widths[i] ?? 0, size: 8.5, align: i > 1 ? 'right' : 'left', ...style }));
  const head = ['document_code', 'document_item', 'document_qty', 'offer_unit_net', 'document_vat_rate', 'offer_amount_net'].map((name) =>
    words.translate(name),
  );
  sheet.rule();
  sheet.table(
    cells(head, { bold: true }),
    lines.map((line) => cells([line.code, besides(line, words), String(line.qty), price(line.unit), `${words.percent(line.vatPercent)} %`, price(line.net)])),
  );
  sheet.rule();
}

/** Title, and below it the energy class with its scale, the charger, and another seller's name. */
function besides({ title, energy, told: chargerTexts = [], seller }: OfferData['lines'][number], words: MailWords): string {
  return [
    title,
    ...(energy ? [words.translate('energy_class_of', { ...energy })] : []),
    ...chargerTexts,
    ...(seller ? [`${words.translate('law_seller')}: ${seller}`] : []),
  ].join('\n');
}

function drawSums(sheet: Sheet, { delivery, net, total, vat, currency }: OfferData, words: MailWords): void {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const cells = (name: string, amount: string, bold = false): Cell[] => [
    { text: name, x: MARGIN, width: sheet.width - 125, align: 'right', bold },
    { text: amount, x: MARGIN + sheet.width - 115, width: 107, align: 'right', bold },
  ];
  const taxes = vat.reduce((sum, one) => sum + one.vat, 0);
  const rows = [
    cells(
      [words.translate('offer_delivery'), ...new Set(delivery.titles)].join(', '),
      delivery.amount === null ? words.translate('offer_delivery_later') : words.translate('offer_gross', { price: price(delivery.amount) }),
    ),
    cells(words.translate('offer_sum_net'), price(net)),
    cells(words.translate('document_vat'), price(taxes)),
    cells(words.translate('offer_sum_total'), price(total), true),
  ];
  sheet.skip(4);
  sheet.table([], rows);
  sheet.skip(8);
}

/** Draws the VAT contained in the total, by rate. */
function drawVat(sheet: Sheet, { vat, currency }: OfferData, words: MailWords): void {
  const price = (minor: number): string => words.price(toDecimal(minor), currency);
  const cells = (texts: readonly string[], bold = false): Cell[] =>
    texts.map((text, i) => ({ text, x: MARGIN + sheet.width - 370 + i * 92, width: 84, align: 'right', size: 8.5, bold, quiet: !bold }));
  sheet.table(
    cells(
      ['vat_rate', 'vat_base', 'vat', 'with_vat'].map((name) => words.translate(`document_${name}`)),
      true,
    ),
    vat.map(({ percent, base, vat }) => cells([`${words.percent(percent)} %`, price(base), price(vat), price(base + vat)])),
  );
  sheet.skip(10);
}
