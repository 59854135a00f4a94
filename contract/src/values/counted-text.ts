import { numberFormat } from './formats.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { pluralName } from './plural-name.ts';

const COUNT = {};

/** A text with its `{count}`, in the form that the count takes. `text` gives a name back that it does not know. */
export function countedText(text: (lang: LanguageCode, name: string) => string, lang: LanguageCode, name: string, count: number): string {
  const form = pluralName(name, count, { lang, has: (one) => text(lang, one) !== one });
  return text(lang, form).replace('{count}', numberFormat(LANGUAGES[lang].locale, COUNT).format(count));
}
