import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Languages whose interface texts a language uses; later ones override: Austria uses German with its own words on top. */
export function textLanguages(lang: LanguageCode): LanguageCode[] {
  const { texts } = LANGUAGES[lang];
  return texts === undefined ? [lang] : [...textLanguages(texts), lang];
}
