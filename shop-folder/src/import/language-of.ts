import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

/** One of our codes, or the code that others have for one of our languages; English where the feed says another. */
export function languageOf(text: string | null): LanguageCode {
  const code = text?.toLowerCase() ?? 'en';
  if (isLanguageCode(code)) return code;
  return LANGUAGE_CODES.find((lang) => LANGUAGES[lang].lang.split('-')[0] === code.split('-')[0]) ?? 'en';
}
