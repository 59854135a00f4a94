import { between, fraction } from './pseudo-random.ts';

/** Twelve digits and the thirteenth that checks them. */
export function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** An EAN of the range 20, which shops give to their own goods: it can be nobody's real product. */
export const eanOf = (code: string): string => withCheckDigit(`20${String(Math.floor(fraction(`${code} ean`) * 1e10)).padStart(10, '0')}`);

/** An invented part number: the brand's first letters, the model's and a number, `KVN-ARC14-4821`. */
export function mpnOf(code: string, brandCode: string, name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6);
  return `${brandCode.slice(0, 3)}-${letters}-${between(`${code} mpn`, 1000, 9999)}`.toUpperCase();
}
