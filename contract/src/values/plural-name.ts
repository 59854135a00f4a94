import { LANGUAGES, type LanguageCode } from './languages.ts';

interface Forms {
  rule: Intl.PluralRules;
  /** Plural forms of small counts, by count: `Intl` takes a microsecond each. */
  cached: string[];
}

const forms = new Map<string, Forms>();
const SMALL = 1000;

/** Name of the plural form of a label for a count, `days.few`; the label itself if it has no forms. */
export function pluralName(name: string, count: number, { lang, has }: { lang: LanguageCode; has: (name: string) => boolean }): string {
  const form = `${name}.${formOf(LANGUAGES[lang].locale, count)}`;
  if (has(form)) return form;
  return has(`${name}.other`) ? `${name}.other` : name;
}

function formOf(locale: string, count: number): string {
  const { rule, cached } = forms.get(locale) ?? { rule: new Intl.PluralRules(locale), cached: [] };
  forms.set(locale, { rule, cached });
  if (!(Number.isInteger(count) && count >= 0 && count < SMALL)) return rule.select(count);
  cached[count] ??= rule.select(count);
  return cached[count];
}
