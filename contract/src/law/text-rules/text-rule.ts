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
  /** Rates of VAT in force where its market sells, percent; absent: not checked. */
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
  /** Matches any of the stems; tried first, as most texts have none. */
  any: RegExp;
  each: readonly RegExp[];
}

const AT_BEGINNING = '(?<![\\p{L}\\p{N}])';
/** Cache by the list of stems, which is one object of a rule's table: compiling the patterns for each text took longer than matching. */
const patterns = new WeakMap<readonly string[], Patterns>();

function patternsOf(stems: readonly string[]): Patterns {
  const cached = patterns.get(stems);
  if (cached) return cached;
  const compiled = {
    any: new RegExp(`${AT_BEGINNING}(?:${stems.join('|')})`, 'u'),
    each: stems.map((stem) => new RegExp(`${AT_BEGINNING}${stem}`, 'u')),
  };
  patterns.set(stems, compiled);
  return compiled;
}

/** Returns the stems found at the beginning of a word. `plain`: the text without markup, in lower case. */
export function stemsIn(plain: string, stems: readonly string[]): string[] {
  const { any, each } = patternsOf(stems);
  return any.test(plain) ? each.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []) : [];
}
