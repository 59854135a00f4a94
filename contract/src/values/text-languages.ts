import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Languages whose files of interface texts a language reads, its own last and foremost: Austria reads German with its own words on top. */
export function textLanguages(lang: LanguageCode): LanguageCode[] {
  const { texts } = LANGUAGES[lang];
  return texts === undefined ? [lang] : [...textLanguages(texts), lang];
}
