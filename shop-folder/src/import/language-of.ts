import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

/** Returns the language of a code of ours or a standard one; English for other codes. */
export function languageOf(text: string | null): LanguageCode {
  const code = text?.toLowerCase() ?? 'en';
  if (isLanguageCode(code)) return code;
  return LANGUAGE_CODES.find((lang) => LANGUAGES[lang].lang.split('-')[0] === code.split('-')[0]) ?? 'en';
}
