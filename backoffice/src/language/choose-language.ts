import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

const KEPT = 'office-language';

/** The language chosen on this device, else the first of the browser's that the back office supports, else English. */
export function chooseLanguage(): LanguageCode {
  const kept = localStorage.getItem(KEPT);
  if (LANGUAGE_CODES.includes(kept as LanguageCode)) return kept as LanguageCode;
  const wanted = navigator.languages.map((tag) => tag.toLowerCase());
  const known = (tag: string) =>
    LANGUAGE_CODES.find((code) => LANGUAGES[code].locale.toLowerCase() === tag) ?? LANGUAGE_CODES.find((code) => LANGUAGES[code].lang === tag.split('-')[0]);
  return wanted.map(known).find((code) => code !== undefined) ?? 'en';
}

export const keepLanguage = (lang: LanguageCode): void => localStorage.setItem(KEPT, lang);
