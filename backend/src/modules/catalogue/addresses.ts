import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { productPath, tagPath } from '@vitrina/contract/values/page-path';
import type { Category, Texts } from './dictionary.ts';
import { textIn } from './texts.ts';

type Urls = Record<LanguageCode, string>;
const inAll = (path: (lang: LanguageCode) => string): Urls => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, path(lang)])) as Urls;

/** `/racunalniki/prenosniki/`: the slugs from the first level down to the category. */
export function categoryUrl(
  category: Pick<Category, 'path'>,
  categories: ReadonlyMap<number, Pick<Category, 'slugs'>>,
  lang: LanguageCode,
  defaultLanguage: LanguageCode,
): string {
  const segments = category.path.map((id) => textIn(categories.get(id)?.slugs, lang));
  return `${languageBase(lang, defaultLanguage)}${segments.join('/')}/`;
}

export const categoryUrls = (category: Pick<Category, 'path'>, categories: ReadonlyMap<number, Pick<Category, 'slugs'>>, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => categoryUrl(category, categories, lang, defaultLanguage));

export const productUrls = (product: { id: number; slugs: Texts }, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => productPath({ lang, defaultLanguage, id: product.id, slug: textIn(product.slugs, lang) }));

export const tagUrls = (tag: { id: number; slugs: Texts }, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => tagPath({ lang, defaultLanguage, id: tag.id, slug: textIn(tag.slugs, lang) }));

export const manufacturerUrls = (code: string, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => directoryPath('manufacturers', { lang, defaultLanguage, segment: code }));
export const sellerUrls = (code: string, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => directoryPath('sellers', { lang, defaultLanguage, segment: code }));
export const listUrls = (slugs: Texts, defaultLanguage: LanguageCode): Urls =>
  inAll((lang) => directoryPath('lists', { lang, defaultLanguage, segment: textIn(slugs, lang) }));
