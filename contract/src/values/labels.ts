import { LANGUAGES, type LanguageCode } from './languages.ts';
import { pluralName } from './plural-name.ts';

export interface Labels {
  /** The text of a label with `{name}` filled in. With a `count` the plural form `name.one`, `.two`, `.few`, `.other` is taken and `{count}` formatted. */
  text: (name: string, values?: Record<string, string | number>) => string;
  has: (name: string) => boolean;
}

export function createLabels(texts: Readonly<Record<string, string>>, lang: LanguageCode): Labels {
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale, { useGrouping: 'always' });
  const cache = new Map<string, readonly string[]>();
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
      const parts = cache.get(template) ?? partsOf(template);
      cache.set(template, parts);
      let text = parts[0] as string;
      for (let at = 1; at < parts.length; at += 3) {
        const [key, dot, after] = [parts[at] as string, parts[at + 1] as string, parts[at + 2] as string];
        const value = values[key];
        const shown = value === undefined ? `{${key}}` : typeof value === 'number' ? number.format(value) : value;
        // A date that ends with a dot ends a sentence too.
        text += (value !== undefined && shown.endsWith('.') ? shown : shown + dot) + after;
      }
      return text;
    },
  };
}

/** Parts of a template: text, then for each placeholder its name, the dot after it or an empty text, and the text up to the next one. */
const partsOf = (template: string): readonly string[] => template.split(/\{(\w+)\}(\.?)/);
