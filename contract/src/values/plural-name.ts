import { LANGUAGES, type LanguageCode } from './languages.ts';

const rules = new Map<string, Intl.PluralRules>();

/** Name of the form of a label that a count takes, `days.few`; the label itself where it has no forms. */
export function pluralName(name: string, count: number, { lang, has }: { lang: LanguageCode; has: (name: string) => boolean }): string {
  const { locale } = LANGUAGES[lang];
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return [`${name}.${rule.select(count)}`, `${name}.other`].find(has) ?? name;
}
