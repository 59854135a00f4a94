import { directoryWords } from '@vitrina/contract/values/directory-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toLatin } from '@vitrina/contract/values/to-latin';
import type { Report } from '../check/report.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { contentEntries } from './content-entries.ts';
import { contentAddress } from './link-address.ts';
import type { SiteContent } from './site-content.ts';
import { slugIn } from '@vitrina/contract/values/slug';

/** Reports addresses used by two contents, or by a content and a category or system page, and titles that yield no address. */
export function checkAddresses(facts: ShopFacts, content: SiteContent, report: Report): void {
  const { shop } = facts;
  const reserved = (lang: LanguageCode) =>
    new Map<string, string>([
      ...Object.values(directoryWords(lang)).map((word): [string, string] => [word, 'a page of the shop system']),
      ...facts.categories
        .filter(({ parent }) => parent === undefined)
        .map(({ code }): [string, string] => [facts.words.of(`category.${code}.slug`)[lang] ?? '', `the category ${code}`]),
    ]);
  for (const lang of shop.languages) {
    const taken = reserved(lang);
    const seen = new Map<string, string>();
    for (const entry of contentEntries(content)) {
      const key = [`${entry.path}/${lang}`, `${entry.path}/${shop.reads?.[lang]}`].find((one) => content.texts[one]);
      const text = key === undefined ? undefined : content.texts[key];
      if (!key || !text || entry.kind === 'faq_question') continue;
      const file = `content/${key}.md`;
      const fault = (words: string) => report.inFile('error', file, [text.slug === undefined ? 'title' : 'slug'], words);
      const slug = text.slug ?? slugIn(lang, text.title);
      if (text.slug === undefined && !/[a-z0-9]/i.test(toLatin(text.title).normalize('NFD'))) fault('makes no address; say a slug');
      const address = contentAddress({ facts, content, defaultLanguage: lang }, entry, lang);
      const other = seen.get(address) ?? (entry.kind === 'page' || entry.kind === 'landing' ? taken.get(slug) : undefined);
      // A fault inherited from another language is reported for that language's own file.
      if (other !== undefined && other !== file && key.endsWith(`/${lang}`)) fault(`has the address ${address} of ${other}`);
      if (!seen.has(address)) seen.set(address, file);
    }
  }
}
