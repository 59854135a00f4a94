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

interface Patterns {
  /** Matches where one of the stems is; most texts hold none. */
  any: RegExp;
  each: readonly RegExp[];
}

const AT_BEGINNING = '(?<![\\p{L}\\p{N}])';
/** Of each row of a rule's table; to make them anew for each text took longer than to look. */
const patterns = new WeakMap<readonly string[], Patterns>();

function patternsOf(stems: readonly string[]): Patterns {
  const known = patterns.get(stems);
  if (known) return known;
  const made = {
    any: new RegExp(`${AT_BEGINNING}(?:${stems.join('|')})`, 'u'),
    each: stems.map((stem) => new RegExp(`${AT_BEGINNING}${stem}`, 'u')),
  };
  patterns.set(stems, made);
  return made;
}

/** Returns the stems found at the beginning of a word. `plain`: the text without markup, in lower case. */
export function stemsIn(plain: string, stems: readonly string[]): string[] {
  const { any, each } = patternsOf(stems);
  return any.test(plain) ? each.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []) : [];
}
