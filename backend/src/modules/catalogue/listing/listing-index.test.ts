import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { describe, expect, it } from 'vitest';
import { runSteps } from '../run-steps.ts';
import type { ListingRow } from './listing-row.ts';
import { ListingIndex } from './listing-index.ts';
import { type ListingRequest, UNFILTERED } from './listing-request.ts';

const VALUES = Array.from({ length: 30 }, (_, i) => ({ id: i + 1, attribute_code: `a${i % 5}` }));

const PATHS = [[1], [1, 2], [1, 3], [1, 2, 10], [1, 2, 11], [1, 3, 12]];

/** Pseudo-random numbers, deterministic by seed. */
function randoms(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function randomRow(id: number, next: (below: number) => number): ListingRow {
  const values = [...new Set(Array.from({ length: next(6) }, () => 1 + next(30)))];
  return {
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
    own_value_ids: values,
    family_id: next(5) === 0 ? 1 + next(3) : null,
    tag_ids: next(3) === 0 ? [1 + next(2)] : [],
    shop_ids: [],
    score: 1000 - id,
    released: 20_000 + next(300),
    rating: next(50) / 10,
    prices: LANGUAGE_CODES.slice(0, next(4)).map((market) => ({ market, amount: 100 + next(9000), percent: next(40) })),
  };
}

const base: Omit<ListingRequest, 'base'> = {
  market: LANGUAGE_CODES[0],
  isStaff: false,
  ...UNFILTERED,
  sort: 'price_asc',
  offset: 0,
  limit: 500,
};
const BASES: ListingRequest['base'][] = [
  { kind: 'all' },
  { kind: 'reduced' },
  { kind: 'category', id: 1 },
  { kind: 'category', id: 11 },
  { kind: 'manufacturer', id: 2 },
  { kind: 'seller', id: 1 },
  { kind: 'tag', id: 2 },
];
const FILTERS: Partial<ListingRequest>[] = [
  {},
  { isStaff: true },
  { groups: [{ attribute: 'a1', valueIds: [2, 7] }] },
  { manufacturerIds: [1, 3], onlyAvailable: true },
  { priceFrom: 500, priceTo: 6000, categoryIds: [2] },
  { ratingFrom: 3, sources: [1, 2], onlyReduced: true },
  { conditions: [1, 2] },
];

/** All results of lists, except the order of ties, which only a full sort sets. */
function answers(index: ListingIndex) {
  return BASES.flatMap((of) =>
    FILTERS.flatMap((filter) =>
      SORTS.map((sort) => {
        const { ids, values, present, manufacturers, sellers, categories, price, ...rest } = index.query({ ...base, ...filter, base: of, sort });
        return {
          ...rest,
          ids: ids.toSorted((a, b) => a - b),
          values: [...values],
          present: [...present],
          counts: [manufacturers, sellers, categories].map((counts) => [...counts].sort(([a], [b]) => a - b)),
          price: price && [price.min, price.max, price.bars.reduce((sum, bar) => sum + bar, 0)],
        };
      }),
    ),
  );
}

describe('the index of lists', () => {
  it.each([1, 2, 3])('after products were changed, added and removed one by one says what one built anew says (seed %i)', (seed) => {
    const next = randoms(seed);
    const rows = new Map(Array.from({ length: 120 }, (_, i) => [i + 1, randomRow(i + 1, next)]));
    const index = new ListingIndex([...rows.values()], VALUES);
    for (let round = 0; round < 60; round += 1) {
      const id = 1 + next(150);
      if (next(4) === 0) rows.delete(id);
      else rows.set(id, randomRow(id, next));
      const row = rows.get(id);
      index.replace(new Set([id]), row ? [row] : []);
    }
    const anew = new ListingIndex([...rows.values()], VALUES);
    expect(answers(index)).toEqual(answers(anew));
    for (const grouping of ['category', 'manufacturer', 'seller', 'tag'] as const)
      for (let id = 1; id < 15; id += 1) expect(index.countShown(grouping, id)).toBe(anew.countShown(grouping, id));
  });

  it('keeps a product that changed at its place in the recommended order', () => {
    const next = randoms(9);
    const rows = Array.from({ length: 20 }, (_, i): ListingRow => ({ ...randomRow(i + 1, next), shown: true, alone: false, available: true, family_id: null }));
    const index = new ListingIndex(rows, VALUES);
    const order = () => index.query({ ...base, base: { kind: 'all' }, sort: 'recommended' }).ids;
    const before = order();
    index.replace(new Set([7]), [{ ...(rows[6] as ListingRow), manufacturer_id: 99, value_ids: [1, 2, 3, 4] }]);
    expect(order()).toEqual(before);
    expect(index.query({ ...base, base: { kind: 'manufacturer', id: 99 } }).ids).toEqual([7]);
  });

  it('put in order anew says the same and stands in the recommended order again', () => {
    const next = randoms(4);
    const rows = new Map(Array.from({ length: 300 }, (_, i) => [i + 1, { ...randomRow(i + 1, next), alone: false, family_id: null }]));
    const index = new ListingIndex([...rows.values()], VALUES);
    for (let id = 1; id <= 320; id += 3) {
      rows.set(id, { ...randomRow(id, next), score: next(50), alone: false, family_id: null });
      index.replace(new Set([id, id + 1]), [rows.get(id) as ListingRow]);
      rows.delete(id + 1);
    }
    const reordered = runSteps(index.reordered(VALUES));
    const anew = new ListingIndex([...rows.values()], VALUES);
    expect(reordered.size).toBe(rows.size);
    expect(answers(reordered)).toEqual(answers(anew));
    const order = (of: ListingIndex) => of.query({ ...base, isStaff: true, base: { kind: 'all' }, sort: 'recommended' }).ids;
    expect(order(reordered)).toEqual(order(anew));
  });
});
