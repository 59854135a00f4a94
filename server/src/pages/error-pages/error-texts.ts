import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';

/** Texts of error pages, in the server instead of the labels, as these pages must work without the backend. */
export interface ErrorTexts {
  /** The site is being updated and returns in a few minutes (specification, section 8). */
  updating: string;
  soonBack: string;
  orders: string;
  /** Overload. */
  busy: string;
  busyText: string;
  refresh: string;
  /** `%s`: seconds. */
  refreshesItself: string;
  pause: string;
  paused: string;
  resume: string;
  /** After a 401: a new token was issued and the page reloads. */
  renewed: string;
  oneMoment: string;
  goOn: string;
  error: string;
  home: string;
}

const FOLDER = new URL('./texts/', import.meta.url);

const read = (lang: LanguageCode): Partial<ErrorTexts> => {
  const file = new URL(`${lang}.json`, FOLDER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ErrorTexts>) : {};
};

export const ERROR_TEXTS = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, Object.assign({}, ...textLanguages(lang).map(read))])) as Readonly<
  Record<LanguageCode, ErrorTexts>
>;
