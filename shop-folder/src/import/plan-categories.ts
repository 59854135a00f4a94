import { type CategoryInput, categoryUrls } from '@vitrina/backend/seed';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { slugify, slugIn } from '@vitrina/contract/values/slug';
import { CategoryTree, type KnownCategory } from './categories/category-tree.ts';
import { categoryTitles, namesOf } from './categories/category-names.ts';
import { departmentPlace } from './category-titles.ts';
import { shortHash } from './product-code.ts';
import type { Titles } from './titles.ts';

/** Prefix of the codes of imported categories. */
export const CATEGORY_PREFIX = 'i-';
const FIRST_POSITION = 1000;
const SEPARATOR = '\n';

export const pathKey = (path: readonly string[]): string => path.join(SEPARATOR);

/** Code of the category at the end of a path: `i-computers-laptops`. */
export function categoryCode(path: readonly string[]): string {
  const code = `${CATEGORY_PREFIX}${path.map(slugify).join('-')}`;
  const isLossy = path.some((title) => !/^[\x20-\x7e]+$/.test(title));
  return isLossy ? `${code.slice(0, 90)}-${shortHash(pathKey(path))}` : code.length > 100 ? `${code.slice(0, 90)}-${shortHash(code)}` : code;
}

type Slugs = Record<LanguageCode, string>;
type Urls = Record<LanguageCode, string>;

interface Known extends KnownCategory {
  slugs: Titles;
}

interface Shop {
  categories: ReadonlyMap<number, Known>;
  takenPaths: ReadonlySet<string>;
  defaultLanguage: LanguageCode;
}

export interface PlannedPath {
  path: readonly string[];
  /** Language of titles that have no translation. */
  language: LanguageCode;
}

export interface PlannedCategories {
  rows: CategoryInput[];
  /** Codes by key of the path, existing ones too. */
  codes: Map<string, string>;
}

/**
 * Rows for the categories of the paths that the shop lacks, parents before their children. Existing categories with an equal title are
 * used. Slugs are unique in every language: a number is appended to a taken one.
 */
export function planCategories(paths: Iterable<PlannedPath>, { categories, takenPaths, defaultLanguage }: Shop): PlannedCategories {
  const tree = new CategoryTree(categories);
  const known = new Map([...categories.values()].map((category) => [category.code, categoryUrls({ path: [...category.path] }, categories, defaultLanguage)]));
  const taken = new Set([...takenPaths, ...[...known.values()].flatMap((urls) => Object.values(urls))]);
  const rows: CategoryInput[] = [];
  const codes = new Map<string, string>();
  for (const { path, language } of withParents(paths)) {
    const parentCode = path.length > 1 ? (codes.get(pathKey(path.slice(0, -1))) as string) : null;
    const title = path.at(-1) as string;
    const code = tree.childOf(parentCode, namesOf(title, language)) ?? categoryCode(path);
    codes.set(pathKey(path), code);
    if (known.has(code)) continue;
    const titles = categoryTitles(title, language);
    const { slugs, urls } = freeSlugs(
      titles,
      (lang) => (parentCode === null ? languageBase(lang, defaultLanguage) : (known.get(parentCode) as Urls)[lang]),
      taken,
    );
    for (const url of Object.values(urls)) taken.add(url);
    known.set(code, urls);
    rows.push({
      code,
      parent_code: parentCode,
      position: FIRST_POSITION + (parentCode === null ? departmentPlace(title) : 0),
      visible: true,
      titles,
      slugs,
      descriptions: {},
      image_upload_path: null,
    });
  }
  return { rows, codes };
}

/** Every path and its ancestors, each once, in alphabetical order, which puts parents first. */
function withParents(paths: Iterable<PlannedPath>): PlannedPath[] {
  const all = new Map<string, LanguageCode>();
  for (const { path, language } of paths) for (let levels = 1; levels <= path.length; levels += 1) all.set(pathKey(path.slice(0, levels)), language);
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, language]) => ({ path: key.split(SEPARATOR), language }));
}

function freeSlugs(titles: Titles, parentUrl: (lang: LanguageCode) => string, taken: ReadonlySet<string>): { slugs: Slugs; urls: Urls } {
  const entries = LANGUAGE_CODES.map((lang) => {
    const base = slugIn(lang, titles[lang] ?? titles.en ?? Object.values(titles)[0] ?? '');
    for (let n = 1; ; n += 1) {
      const slug = n === 1 ? base : `${base}-${n}`;
      const url = `${parentUrl(lang)}${slug}/`;
      if (!taken.has(url)) return { lang, slug, url };
    }
  });
  return {
    slugs: Object.fromEntries(entries.map(({ lang, slug }) => [lang, slug])) as Slugs,
    urls: Object.fromEntries(entries.map(({ lang, url }) => [lang, url])) as Urls,
  };
}
