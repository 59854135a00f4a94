import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import type { ListingRow } from '../../listing/listing-row.ts';
import { sampleRow } from './sample-row.ts';

const PATHS = [[1], [1, 2], [1, 3], [1, 2, 10], [1, 2, 11], [1, 3, 12]];

/** Pseudo-random numbers, deterministic by seed. */
export function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** A random product; many have equal scores, prices and days. */
export function randomRow(id: number, next: (below: number) => number): ListingRow {
  const values = [...new Set(Array.from({ length: next(6) }, () => 1 + next(30)))];
  return sampleRow({
    id,
    category_path: PATHS[next(PATHS.length)] as number[],
    alone: next(12) === 0,
    manufacturer_id: next(4) === 0 ? null : 1 + next(5),
    seller_id: next(3) === 0 ? 1 + next(2) : null,
    shown: next(8) !== 0,
    available: next(2) === 0,
    source: next(4),
    condition: next(3),
    value_ids: values,
    own_value_ids: values.filter(() => next(3) !== 0),
    family_id: next(5) === 0 ? 1 + next(3) : null,
    shop_ids: [4, 7, 9].filter(() => next(3) === 0),
    tag_ids: next(3) === 0 ? [1 + next(2)] : [],
    score: next(40),
    released: 20_000 + next(30),
    rating: next(10) / 2,
    prices: LANGUAGE_CODES.slice(0, next(10)).map((market) => ({ market, amount: 100 + next(90) * 100, percent: next(3) === 0 ? next(40) : 0 })),
  });
}
