import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../contract/src/values/languages.ts';
import { textLanguages } from '../contract/src/values/text-languages.ts';

type Texts = Record<string, string>;

const PLURAL = /^(.+)\.(zero|one|two|few|many|other)$/;
/** Plural categories, by language, for very large numbers, which texts of a shop never need. */
const NOT_NEEDED: Partial<Record<LanguageCode, readonly string[]>> = { it: ['many'], es: ['many'] };

/**
 * Returns missing and superfluous interface texts of an area: every language needs every name, with its plural forms. A language with a
 * fallback may lack names, but needs all forms of the plurals that it has.
 */
export function checkTexts(area: string, texts: Readonly<Record<LanguageCode, Texts>>): string[] {
  const names = new Set(LANGUAGE_CODES.flatMap((lang) => Object.keys(texts[lang])));
  const plain = [...names].filter((name) => !PLURAL.test(name));
  const plural = [...new Set([...names].flatMap((name) => PLURAL.exec(name)?.[1] ?? []))];
  return LANGUAGE_CODES.flatMap((lang) => {
    const own = texts[lang];
    const have: Texts = Object.assign({}, ...textLanguages(lang).map((code) => texts[code]));
    const needed = plural.flatMap((name) => formsOf(readsPlural(name, lang, own) ?? lang).map((form) => `${name}.${form}`));
    return [
      ...[...plain, ...needed].filter((name) => !have[name]?.trim()).map((name) => `${area}/${lang}.json lacks ${name}`),
      ...Object.keys(own)
        .filter((name) => isUnusedForm(lang, name))
        .map((name) => `${area}/${lang}.json has ${name}, a form that ${LANGUAGES[lang].lang} does not know`),
    ];
  });
}

/** Fallback language whose forms of a plural are used; `null`: none, or the language has forms of its own. */
function readsPlural(name: string, lang: LanguageCode, own: Texts): LanguageCode | null {
  const isOwn = Object.keys(own).some((one) => PLURAL.exec(one)?.[1] === name);
  return isOwn ? null : (LANGUAGES[lang].texts ?? null);
}

/** Plural forms a language needs. */
export function formsOf(lang: LanguageCode): string[] {
  const categories = new Intl.PluralRules(LANGUAGES[lang].locale).resolvedOptions().pluralCategories;
  return categories.filter((form) => !NOT_NEEDED[lang]?.includes(form));
}

function isUnusedForm(lang: LanguageCode, name: string): boolean {
  const form = PLURAL.exec(name)?.[2];
  return form !== undefined && !(new Intl.PluralRules(LANGUAGES[lang].locale).resolvedOptions().pluralCategories as string[]).includes(form);
}

/** Folders of interface texts: those of the shop, of the back office, and of the server. */
const FOLDERS = ['backend/src/modules/labels/texts', 'backoffice/src/texts', 'server/src/pages/error-pages'];

/** Returns names used in two areas: areas are merged on loading, so the last one would apply everywhere. */
export function checkNames(areas: Readonly<Record<string, Texts>>): string[] {
  const first = new Map<string, string>();
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => {
      const other = first.get(name);
      if (other !== undefined) return [`${name} stands in ${other} and in ${area}`];
      first.set(name, area);
      return [];
    }),
  );
}

/** All areas of interface texts of a checkout. */
export function checkLabels(root: string): string[] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
      const areas = names.map((name) => [name, readArea(join(folder, name))] as const);
      return [...areas.flatMap(([name, texts]) => checkTexts(name, texts)), ...checkNames(Object.fromEntries(areas.map(([name, { en }]) => [name, en])))];
    });
}

function readArea(folder: string): Record<LanguageCode, Texts> {
  const read = (lang: string): Texts => {
    const file = join(folder, `${lang}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
  };
  return Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, read(lang)])) as Record<LanguageCode, Texts>;
}
