import { toLatin } from '@vitrina/contract/values/to-latin';

/**
 * The form in which words are compared: lower-case Latin letters without accents. `đ` and `dj` are both `d`, as people write `uređaj`, `uredjaj` and `uredaj`;
 * `ß` is `ss`.
 */
export function fold(text: string): string {
  const small = toLatin(text).toLowerCase();
  const plain = ASCII.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[đßæœøłı]/g, (letter) => LETTERS[letter] as string);
  return plain.replace(/dj/g, 'd');
}

const ASCII = /^[\0-\x7f]*$/;
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i' };

/** Folds a German spelling without umlauts, `Kuehlschrank`, to `kuhlschrank`; `null`: the folded word has no such pair of letters. */
export function foldUmlautPairs(word: string): string | null {
  const folded = word.replace(/(?<![aeq])ue|ae|oe/g, (pair) => pair.charAt(0));
  return folded === word ? null : folded;
}
