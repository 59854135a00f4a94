import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';
import type { Db } from '../../db/index.ts';
import type { SiteConfig } from '../../site-config.ts';

type Texts = Record<string, string>;

/** Texts shipped with the code: `texts/{area}/{language}.json`. Names are unique over all areas. */
const FOLDER = new URL('./texts/', import.meta.url);
const SHIPPED = {} as Record<LanguageCode, Texts>;
readShippedTexts();

/** Reads the texts from their files, again when these changed. Texts derived from them earlier stay unchanged. */
export function readShippedTexts(): void {
  for (const lang of LANGUAGE_CODES) SHIPPED[lang] = readTexts(lang);
}

function readTexts(lang: LanguageCode): Texts {
  const read = (file: string): Texts =>
    Object.assign(
      {},
      ...readdirSync(FOLDER).map((area) => {
        try {
          return JSON.parse(readFileSync(new URL(`${area}/${file}.json`, FOLDER), 'utf8')) as Texts;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
          throw new Error(`labels ${area}/${file}.json: ${(error as Error).message}`, { cause: error });
        }
      }),
    );
  return Object.assign({}, ...textLanguages(lang).map(read));
}

export type WordedSite = Pick<SiteConfig, 'defaultLanguage' | 'settings'>;

const missing = new Set<string>();

/**
 * All interface texts of a language: shipped ones, overridden by staff's changes and the shop's own words. A missing text falls back to the default
 * language and is logged once; `npm run check` prevents missing ones.
 */
export async function getLabels({ db, lang, site }: { db: Db; lang: LanguageCode; site: WordedSite }): Promise<Texts> {
  const { defaultLanguage, settings } = site;
  const changed = await sql<{ name: string; text: string }>`select name, text from labels where lang = ${lang}`.execute(db);
  const own = { ...SHIPPED[lang], ...Object.fromEntries(changed.rows.map((row) => [row.name, row.text])), ...settings.words[lang] };
  for (const name of Object.keys(SHIPPED[defaultLanguage])) if (!(name in own)) logMissing(lang, name);
  return { ...SHIPPED[defaultLanguage], ...own };
}

function logMissing(lang: string, name: string): void {
  const key = `${lang} ${name}`;
  // Plural forms differ by language: other languages lack some that Slovenian has.
  if (missing.has(key) || /\.(one|two|few|many|other)$/.test(name)) return;
  missing.add(key);
  console.warn(JSON.stringify({ level: 'warn', message: 'label missing', lang, name }));
}

/** Returns the shipped texts of a language. */
export const shippedTexts = (lang: LanguageCode): Readonly<Texts> => SHIPPED[lang];

/** A shipped text for names that the backend puts into replies (delivery, badges); without one, its key. */
export const shippedText = (lang: LanguageCode, name: string): string => SHIPPED[lang][name] ?? SHIPPED.si[name] ?? name;

/** `null`: no shipped text in this language. */
export const readShippedText = (lang: LanguageCode, name: string): string | null => SHIPPED[lang][name] ?? null;

/** The shipped texts overridden by the shop's own, read on each call. */
export const wordedText =
  (settings: () => Settings) =>
  (lang: LanguageCode, name: string): string =>
    settings().words[lang]?.[name] ?? shippedText(lang, name);
