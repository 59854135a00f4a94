import type { ListedProduct, Anomaly } from './listed-product.ts';
import { oddPrices } from './odd-prices.ts';
import { oddShelves } from './odd-shelves.ts';

/** Maximum share of products listed; staff would not read a longer list. */
const MOST_PART = 0.01;
const LEAST = 10;

/** Products with the most unusual price or title, at most one in a hundred, strongest first. */
export function findOdd(products: readonly ListedProduct[]): { code: string; notes: string[] }[] {
  const found = [oddPrices(products), oddShelves(products)];
  const codes = [...new Set(found.flatMap((odd) => [...odd.keys()]))];
  const strength = (code: string): number => Math.max(...found.map((odd) => odd.get(code)?.strength ?? 0));
  const notesOf = (code: string): string[] => found.flatMap((odd) => (odd.get(code) satisfies Anomaly | undefined)?.note ?? []);
  return codes
    .map((code) => ({ code, notes: notesOf(code), strength: strength(code) }))
    .sort((a, b) => b.strength - a.strength || (a.code < b.code ? -1 : 1))
    .slice(0, Math.max(LEAST, Math.floor(products.length * MOST_PART)))
    .map(({ code, notes }) => ({ code, notes }));
}
