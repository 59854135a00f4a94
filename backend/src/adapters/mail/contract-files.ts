import { LANGUAGES } from '@vitrina/contract/values/languages';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { MailFile } from './mail-file.ts';
import type { MailLegalText } from './mail-queries.ts';
import type { MailShop } from './mail-shop.ts';
import type { MailWords } from './mail-words.ts';
import { wordsOfHtml } from './newsletter-html.ts';
import { sellerLine } from './seller-line.ts';

/** Cache: four texts in ten languages, equal for most orders. */
const cachedFiles = new BoundedMap<string, Buffer>(48);

/** PDF attachments with the texts of a contract, one per text: the text as in the mail's body, with the hash under which the order stores it. */
export const contractFiles = (texts: readonly MailLegalText[], shop: MailShop, words: MailWords): Promise<MailFile[]> =>
  Promise.all(
    texts.map(async (text) => ({
      filename: `${fileName(text.title)}-${text.sha256.slice(0, 12)}.pdf`,
      contentType: 'application/pdf',
      content: await drawOnce(text, shop, words),
    })),
  );

async function drawOnce(text: MailLegalText, shop: MailShop, words: MailWords): Promise<Buffer> {
  const foot = sellerLine(shop, words);
  const key = `${text.sha256} ${words.lang} ${foot} ${shop.publicUrl}`;
  const file = cachedFiles.get(key) ?? (await draw(text, { foot, shop, words }));
  cachedFiles.set(key, file);
  return file;
}

/** Marks headings; the character does not occur in plain text. */
const HEADING = '\u0002';

async function draw({ title, content, sha256, firstShown }: MailLegalText, { foot, shop, words }: { foot: string; shop: MailShop; words: MailWords }) {
  // Loaded on demand: only drawing needs layout and typefaces.
  const { MARGIN, Sheet } = await import('../pdf/sheet.ts');
  const sheet = new Sheet({ title, author: shop.name, lang: LANGUAGES[words.lang].locale, date: firstShown, subset: 'PDF/A-2a', keywords: `sha256:${sha256}` });
  const wide = { x: MARGIN, width: sheet.width };
  sheet.write('H1', title, { ...wide, bold: true, size: 16 });
  const marked = wordsOfHtml(content.replace(/<(h[1-6])\b[^>]*>/g, `<$1>${HEADING}`), shop.publicUrl);
  for (const part of marked.split('\n\n')) {
    sheet.skip(part.startsWith(HEADING) ? 12 : 7);
    for (const line of part.split('\n').filter(Boolean))
      if (line.startsWith(HEADING)) sheet.write('H2', line.slice(1), { ...wide, bold: true, size: 11.5 });
      else sheet.write('P', line, { ...wide, size: 10 });
  }
  return sheet.finish({ lines: [foot], pageText: (page, pages) => words.translate('document_page', { page: String(page), pages: String(pages) }) });
}

/** `pravica-do-odstopa`: only letters that every mail program and file system accepts. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'text';
