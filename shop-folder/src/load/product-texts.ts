import { cleanHtml, isHtml, type ProductInput } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { FolderProduct } from './products-of.ts';

/**
 * Title (`Laptop Kvant Arc 14, 1 TB`), short text and description in every language; the title of a configurable product omits the variant.
 * Texts of the product override those of its family.
 */
export function productTexts({ shop, words }: ShopFacts, { code, family, facts, type }: FolderProduct, brand: string): ProductInput['texts'] {
  const own = (name: string) => words.of(`product.${code}.${name}`);
  const shared = (name: string) => words.of(`family.${family.key}.${name}`);
  const variant = type === 'configurable' ? {} : facts.variant === undefined ? words.of(`product.${code}.variant`) : words.same(facts.variant);
  const languages = new Set([...shop.languages, ...(Object.keys(own('title')) as LanguageCode[])]);
  return Object.fromEntries(
    [...languages].flatMap((lang) => {
      const noun = shared('noun')[lang];
      const named = noun === undefined ? undefined : `${noun} ${brand} ${facts.name}${variant[lang] ? `, ${variant[lang]}` : ''}`;
      const title = own('title')[lang] ?? named;
      if (title === undefined) return [];
      const description = own('description')[lang] ?? shared('description')[lang];
      const short_description = own('short')[lang] ?? shared('short')[lang] ?? null;
      return [[lang, { title, short_description, description: description === undefined ? null : asHtml(description) }]];
    }),
  );
}

/** Converts plain text, with paragraphs separated by empty lines, to HTML; HTML is sanitized. */
export const asHtml = (text: string): string =>
  isHtml(text)
    ? cleanHtml(text)
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
        .join('');

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
