import type { ListedProduct, Anomaly } from './listed-product.ts';
import { oddPrices } from './odd-prices.ts';
import { oddShelves } from './odd-shelves.ts';

/** Greatest share of products to list; a longer list would not be read. */
const MOST_PART = 0.01;
const LEAST = 10;

/** The products that stand out most by price or title, one in a hundred at most, strongest first. */
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
