import { LANGUAGES, type LanguageCode } from './languages.ts';
import { pluralName } from './plural-name.ts';

export interface Labels {
  /** The text of a label with `{name}` filled in. With a `count` the plural form `name.one`, `.two`, `.few`, `.other` is taken and `{count}` formatted. */
  text: (name: string, values?: Record<string, string | number>) => string;
  has: (name: string) => boolean;
}

export function createLabels(texts: Readonly<Record<string, string>>, lang: LanguageCode): Labels {
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale, { useGrouping: 'always' });
  const has = (name: string): boolean => name in texts;
  const templateOf = (name: string, count: unknown): string => {
    const form = typeof count === 'number' ? pluralName(name, count, { lang, has }) : name;
    return texts[form] ?? name;
  };
  return {
    has,
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
