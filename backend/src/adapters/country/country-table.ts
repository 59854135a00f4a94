import { addressNumber } from './address-number.ts';

/** Address ranges with their countries, in ascending order. */
export interface CountryTable {
  starts: bigint[];
  ends: bigint[];
  countries: string[];
}

interface Range {
  start: bigint;
  end: bigint;
  country: string;
}

/** Reads lines of `first address,last address,country`; empty lines and lines that begin with `#` are skipped. Throws with the number of an unreadable line. */
export function readCountryTable(text: string): CountryTable {
  const ranges: Range[] = [];
  text.split('\n').forEach((line, at) => {
    const cells = line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''));
    if (line.trim() === '' || line.startsWith('#')) return;
    const [start, end] = [addressNumber(cells[0] ?? ''), addressNumber(cells[1] ?? '')];
    const country = (cells[2] ?? '').toUpperCase();
    if (start === null || end === null || end < start || !/^[A-Z]{2}$/.test(country))
      throw new Error(`line ${at + 1} is not "first address,last address,country"`);
    ranges.push({ start, end, country });
  });
  ranges.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  return { starts: ranges.map((one) => one.start), ends: ranges.map((one) => one.end), countries: ranges.map((one) => one.country) };
}

/** Country of an address by binary search; `null`: in no range. */
export function findCountry({ starts, ends, countries }: CountryTable, address: string): string | null {
  const number = addressNumber(address);
  if (number === null) return null;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as bigint) <= number) low = middle + 1;
    else high = middle;
  }
  const at = low - 1;
  return at >= 0 && number <= (ends[at] as bigint) ? (countries[at] as string) : null;
}
