import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

const STORAGE_KEY = 'office-language';

/** The language chosen on this device, else the first of the browser's that the back office supports, else English. */
export function chooseLanguage(): LanguageCode {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (LANGUAGE_CODES.includes(stored as LanguageCode)) return stored as LanguageCode;
  const preferred = navigator.languages.map((tag) => tag.toLowerCase());
  const supported = (tag: string) =>
    LANGUAGE_CODES.find((code) => LANGUAGES[code].locale.toLowerCase() === tag) ?? LANGUAGE_CODES.find((code) => LANGUAGES[code].lang === tag.split('-')[0]);
  return preferred.map(supported).find((code) => code !== undefined) ?? 'en';
}

export const storeLanguage = (lang: LanguageCode): void => localStorage.setItem(STORAGE_KEY, lang);
