import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

export interface Labels {
  /** The text of a label with `{name}` filled in. With a `count` the plural form `name.one`, `.two`, `.few`, `.other` is taken and `{count}` formatted. */
  text: (name: string, values?: Record<string, string | number>) => string;
  has: (name: string) => boolean;
}

export function createLabels(texts: Readonly<Record<string, string>>, lang: LanguageCode): Labels {
  const plural = new Intl.PluralRules(LANGUAGES[lang].locale);
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale, { useGrouping: 'always' });
  const templateOf = (name: string, count: unknown): string => {
    if (typeof count !== 'number') return texts[name] ?? name;
    return texts[`${name}.${plural.select(count)}`] ?? texts[`${name}.other`] ?? texts[name] ?? name;
  };
  return {
    has: (name) => name in texts,
    text: (name, values) => {
      const template = templateOf(name, values?.count);
      if (!values) return template;
      // A date that ends with a dot ends a sentence too.
      return template.replace(/\{(\w+)\}(\.?)/g, (whole, key: string, dot: string) => {
        const value = values[key];
        if (value === undefined) return whole;
        const shown = typeof value === 'number' ? number.format(value) : value;
        return shown + (shown.endsWith('.') ? '' : dot);
      });
    },
  };
}
