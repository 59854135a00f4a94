import { LANGUAGES } from '@vitrina/contract/values/languages';

/** Returns how a language calls itself, by its tag: `sl-SI`. */
export const nameOfLang = (lang: string): string => Object.values(LANGUAGES).find((one) => one.lang === lang)?.name ?? lang;
