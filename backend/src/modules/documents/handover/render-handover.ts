import type { Handover } from '@vitrina/contract/staff/handover';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { mailWords, type MailWords } from '../../../adapters/mail/mail-words.ts';
import { type Cell, MARGIN, Sheet } from '../../../adapters/pdf/sheet.ts';

interface Rendering {
  shop: Settings['shop'];
  lang: LanguageCode;
  now: Date;
  text: (lang: LanguageCode, name: string) => string;
}

const SIGNATURE = '\n\n____________________';

/** Renders the list of a delivery tour: one row per parcel, tasks on delivery in bold, and a place to sign. */
export function renderHandover(items: readonly Handover[], { shop, lang, now, text }: Rendering): Promise<Buffer> {
  const words = mailWords(text, lang, shop.timeZone);
  const title = words.translate('handover_title');
  const sheet = new Sheet({ title, author: shop.name, lang: LANGUAGES[lang].locale, date: now });
  const wide = { x: MARGIN, width: sheet.width };
  sheet.write('H1', title, { ...wide, bold: true, size: 15 });
  sheet.write('P', `${shop.name} · ${words.moment(now.toISOString())} · ${words.translate('handover_count', { count: items.length })}`, {
    ...wide,
    size: 9,
    quiet: true,
  });
  sheet.skip(8);
  const columns = [0, 95, 235, sheet.width - 115];
  const widths = columns.map((start, i) => (columns[i + 1] ?? sheet.width) - start - 8);
  const cells = (texts: readonly string[], bold: readonly boolean[] = []): Cell[] =>
    texts.map((one, i) => ({ text: one, x: MARGIN + (columns[i] ?? 0), width: widths[i] ?? 0, size: 8.5, bold: bold[i] ?? false }));
  const ALL = [true, true, true, true];
  sheet.table(
    cells(
      ['handover_parcel', 'handover_address', 'handover_at_the_door', 'handover_signature'].map((name) => words.translate(name)),
      ALL,
    ),
    items.map((item) => {
      const todo = atTheDoor(item, words);
      return cells([parcelOf(item, words), item.address.join('\n'), [...todo, ...contents(item)].join('\n'), SIGNATURE], [true, false, todo.length > 0]);
    }),
  );
  return sheet.finish({ lines: [shop.name], pageText: (page, pages) => words.translate('document_page', { page: String(page), pages: String(pages) }) });
}

const parcelOf = ({ order, parcel, way, warehouse }: Handover, words: MailWords): string =>
  [order, words.translate('mail_parcel', { number: String(parcel) }), way, warehouse].filter(Boolean).join('\n');

const contents = ({ lines }: Handover): string[] => lines.map(({ title, qty }) => `${qty} × ${title}`);

function atTheDoor({ age, collect, take_back, services, carry_in }: Handover, words: MailWords): string[] {
  return [
    ...(age ? [words.translate('handover_age')] : []),
    ...(collect ? [words.translate('handover_collect', { amount: words.price(collect.amount, collect.currency) })] : []),
    ...services,
    ...take_back.map((title) => words.translate('handover_take_back', { title })),
    ...(carry_in ? [words.translate('handover_carry_in')] : []),
  ];
}
