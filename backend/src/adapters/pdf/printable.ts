import { toLatin } from '@vitrina/contract/values/to-latin';

/** What a typeface can draw of a text: Cyrillic in Latin script, letters without their marks where it lacks those, `?` for what is left. */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const drawn = (char: string): string => {
    if (has(char.codePointAt(0) as number)) return char;
    const latin = toLatin(char);
    if (latin !== char) return latin;
    const bare = [...char.normalize('NFKD')].filter((one) => has(one.codePointAt(0) as number)).join('');
    return bare || '?';
  };
  return [...text.normalize('NFC')].map(drawn).join('');
}
