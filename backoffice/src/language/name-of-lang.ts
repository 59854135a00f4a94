import { LANGUAGES } from '@vitrina/contract/values/languages';

/** Returns the own name of a language, by its tag: `sl-SI`. */
export const nameOfLang = (lang: string): string => Object.values(LANGUAGES).find((one) => one.lang === lang)?.name ?? lang;
