import type { LanguageCode } from '@vitrina/contract/values/languages';

export type Titles = Partial<Record<LanguageCode, string>>;
/** One name in the order of `ORDER`; Austria reads the German one. */
export type TitleRow = readonly [en: string, si: string, hr: string, de: string, rs: string, it: string, ba: string, me: string, es: string];

const ORDER = ['en', 'si', 'hr', 'de', 'rs', 'it', 'ba', 'me', 'es'] as const;

/** A table of names by its English column, in small letters. */
export const titleTable = (rows: readonly TitleRow[]): ReadonlyMap<string, Titles> =>
  new Map(
    rows.map((row) => {
      const titles: Titles = Object.fromEntries(ORDER.map((lang, i) => [lang, row[i] as string]));
      return [row[0].toLowerCase(), { ...titles, at: row[3] }];
    }),
  );
