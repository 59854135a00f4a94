import { type Directory, directoryPath } from '@vitrina/contract/values/directory-path';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { categoryPathOf } from '../load/category-path.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import type { SiteContent } from './site-content.ts';
import { slugIn } from '@vitrina/contract/values/slug';

export interface LinkPlace {
  facts: Pick<ShopFacts, 'shop' | 'categories' | 'lists' | 'words'>;
  content: SiteContent;
  defaultLanguage: LanguageCode;
}

/** Prefixes of link targets, with the kind of content that each refers to. */
const LINKED = {
  promotion: 'promotions',
  service: 'services',
  location: 'locations',
  'post-category': 'post-categories',
  author: 'authors',
  post: 'posts',
  landing: 'landing',
  faq: 'faq',
} as const;

/** Returns the link targets of this shop's texts, other than pages by code: `category:laptops`, `post:coffee`. */
export const linkTargets = (facts: LinkPlace['facts'], content: SiteContent): string[] => [
  ...facts.categories.map(({ code }) => `category:${code}`),
  ...facts.lists.map(({ code }) => `list:${code}`),
  ...Object.entries(LINKED).flatMap(([name, folder]) =>
    contentEntries(content).flatMap(({ path, code }) => (path === `${folder}/${code}` ? [`${name}:${code}`] : [])),
  ),
];

/** Address of a target in a language; `undefined`: none exists. */
export function linkAddress(place: LinkPlace, target: string, lang: LanguageCode): string | undefined {
  const { facts, content, defaultLanguage } = place;
  const [, kind = '', code = ''] = /^([a-z-]+):(.+)$/.exec(target) ?? [];
  if (kind === 'category') {
    const path = categoryPathOf(facts.categories, code);
    if (path.length === 0) return undefined;
    return `${languageBase(lang, defaultLanguage)}${path.map((one) => textIn(facts.words.of(`category.${one.code}.slug`), lang)).join('/')}/`;
  }
  if (kind === 'list') return directoryPath('lists', { lang, defaultLanguage, segment: textIn(facts.words.of(`list.${code}.slug`), lang) || code });
  const folder = (LINKED as Readonly<Record<string, string>>)[kind];
  const entry = contentEntries(content).find((one) => one.path === `${folder}/${code}`);
  return entry && contentAddress(place, entry, lang);
}

const DIRECTORIES: Partial<Record<ContentEntry['kind'], Directory>> = {
  promotion: 'promotions',
  service: 'services',
  location: 'locations',
  publish_category: 'blog',
  author: 'authors',
  post: 'blog',
  faq_group: 'faq',
};

/** Returns the address that `saveContents` will give a content. */
export function contentAddress({ facts: { shop }, content, defaultLanguage }: LinkPlace, { kind, path, group }: ContentEntry, lang: LanguageCode): string {
  const slug = textIn(slugsOf(shop, content, path), lang);
  const directory = DIRECTORIES[kind];
  if (!directory) return `${languageBase(lang, defaultLanguage)}${slug}/`;
  const segment = kind === 'post' && group !== null ? `${textIn(slugsOf(shop, content, `post-categories/${group}`), lang)}/${slug}` : slug;
  return directoryPath(directory, { lang, defaultLanguage, segment });
}

/** Slugs of a content in the languages that have a text or a fallback. */
function slugsOf(shop: ShopFacts['shop'], { texts }: SiteContent, path: string): Texts {
  return Object.fromEntries(
    shop.languages.flatMap((lang) => {
      const text = texts[`${path}/${lang}`] ?? texts[`${path}/${shop.reads?.[lang]}`];
      return text ? [[lang, text.slug ?? slugIn(lang, text.title)]] : [];
    }),
  );
}

const textIn = (texts: Texts, lang: LanguageCode): string =>
  languagesFor(lang)
    .map((one) => texts[one])
    .find(Boolean) ??
  Object.values(texts)[0] ??
  '';
