import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { valueTexts } from '../load/lookup.ts';
import { siteTexts } from '../site/site-texts.ts';
import { FORBIDDEN_HTML } from './forbidden-html.ts';
import type { Report } from './report.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 60_000;

/** Reports texts that are missing in a language of the shop or contain forbidden HTML. */
export function checkTexts(shop: ShopFacts, { words }: FolderRead, report: Report): void {
  if (!words) return;
  const required = requiredTexts(shop);
  const missing = new Map<string, number>();
  for (const [key, entry] of required) {
    const isNeeded = !/^(?:category|tag|list)\..*\.description$/.test(key);
    if (!words.places.has(key)) report[isNeeded ? 'error' : 'warning'](entry ?? shop.shop, [], `${key} has no text in texts/*.pot`);
    else for (const lang of shop.shop.languages) if (shop.words.of(key)[lang] === undefined) missing.set(lang, (missing.get(lang) ?? 0) + 1);
  }
  for (const [lang, count] of missing)
    report.add({
      level: 'warning',
      file: `texts/${lang}`,
      line: 0,
      column: 0,
      words: `${count} texts are not translated; pages show those of a related language`,
    });
  for (const [key, { file, line }] of words.places) {
    for (const [lang, text] of Object.entries(words.texts.get(key) ?? {})) {
      const place = lang === shop.shop.source_language ? { file, line } : (words.translations.get(`${lang} ${key}`) ?? { file, line });
      const problem = textProblem(key, text);
      if (problem) report.add({ level: 'error', ...place, column: 1, words: problem });
    }
  }
}

function textProblem(key: string, text: string): string | null {
  if (text.length > LONGEST) return `${key} is ${text.length} letters long; a text may have ${LONGEST}`;
  if (key.endsWith('.slug') && !SLUG.test(text)) return `${key} is no part of an address: lower-case letters, digits, hyphens`;
  return carriesCode(key, text) ? `${key} carries HTML that no page may hold` : null;
}

/** Texts of products may mention "JavaScript: The Good Parts", so only their tags are checked. */
const carriesCode = (key: string, text: string): boolean =>
  key.startsWith('product.') ? (text.match(/<[^>]*(?:>|$)/g) ?? []).some((tag) => FORBIDDEN_HTML.test(tag)) : FORBIDDEN_HTML.test(text);

/** Required texts by key, with the entry that requires each. */
function requiredTexts(shop: ShopFacts): [string, object | null][] {
  const three = (kind: string, code: string, entry: object | null): [string, object | null][] =>
    ['title', 'slug', 'description'].map((name) => [`${kind}.${code}.${name}`, entry]);
  return [
    ...shop.groups.map((code): [string, null] => [`group.${code}`, null]),
    ...shop.attributes.flatMap((attribute): [string, object][] => [
      [`attribute.${attribute.code}.title`, attribute],
      ...valueTexts(attribute).flatMap(([code, text]): [string, object][] => (text === null ? [[`attribute.${attribute.code}.value.${code}`, attribute]] : [])),
    ]),
    ...shop.categories.flatMap((category) => three('category', category.code, category)),
    ...shop.tags.flatMap((code) => three('tag', code, null)),
    ...shop.lists.flatMap((list) => three('list', list.code, list)),
    ...siteTexts(shop.site).flatMap(({ key, isOptional, entry }): [string, object][] => (isOptional ? [] : [[key, entry]])),
    ...shop.families
      .filter((family) => family.products.some(({ code }) => !shop.words.has(`product.${code}.title`)))
      .flatMap((family): [string, object][] => ['noun', 'short', 'description'].map((name) => [`family.${family.key}.${name}`, family])),
  ];
}
