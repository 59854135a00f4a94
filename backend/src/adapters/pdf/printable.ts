import { toLatin } from '@vitrina/contract/values/to-latin';

/** Reduces a text to characters of the typeface: Cyrillic becomes Latin, letters lose missing marks, the rest becomes `?`. */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const printableChar = (char: string): string => {
    if (has(char.codePointAt(0) as number)) return char;
    const latin = toLatin(char);
    if (latin !== char) return latin;
    const bare = [...char.normalize('NFKD')].filter((one) => has(one.codePointAt(0) as number)).join('');
    return bare || '?';
  };
  return [...text.normalize('NFC')].map(printableChar).join('');
}
