import type { LanguageCode } from '../../values/languages.ts';

/** A text that visitors read. */
export interface GuardedText {
  /** `content.page.terms`, `product.BELA-ROSA-1.description`, `coupon.VITRINA10.title` */
  place: string;
  lang: LanguageCode;
  /** Plain or with markup. */
  text: string;
  /** Names of figures that are filled in when it is read: `days`. */
  figures?: readonly string[];
  /** Rates of VAT in force where its market sells, percent; left out: not judged. */
  vatRates?: readonly number[];
}

export interface TextRule {
  id: string;
  level: 'block' | 'warn';
  law: string;
  link: string;
  /** Returns the findings in words; empty: none. */
  check: (text: GuardedText, plain: string) => readonly string[];
}

/** Returns the stems found at the beginning of a word. `plain`: the text without markup, in lower case. */
export const stemsIn = (plain: string, stems: readonly string[]): string[] =>
  stems.flatMap((stem) => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u').exec(plain)?.[0] ?? []);
