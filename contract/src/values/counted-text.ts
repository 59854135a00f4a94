import { numberFormat } from './formats.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { pluralName } from './plural-name.ts';

const COUNT = {};

/** A text with its `{count}` in the plural form of the count. `text` returns an unknown name unchanged. */
export function countedText(text: (lang: LanguageCode, name: string) => string, lang: LanguageCode, name: string, count: number): string {
  const form = pluralName(name, count, { lang, has: (one) => text(lang, one) !== one });
  return text(lang, form).replace('{count}', numberFormat(LANGUAGES[lang].locale, COUNT).format(count));
}
