import type { AttributeSpread } from '@vitrina/backend/seed';
import { describe, expect, it } from 'vitest';
import { chooseFilters, kindOf } from './choose-filters.ts';

const spread = (more: Partial<AttributeSpread>): AttributeSpread => ({
  category_id: 1,
  attribute_code: 'i_socket',
  coverage: 0.9,
  values: 100,
  numbers: 0,
  flags: 0,
  distinct: 5,
  negative: false,
  most: 40,
  average_length: 6,
  ...more,
});

describe('kindOf', () => {
  it.each([
    ['a choice of few texts', {}, 'choice'],
    ['too many texts', { distinct: 61 }, null],
    ['one value only', { distinct: 1, most: 100 }, null],
    ['few numbers', { numbers: 100, distinct: 12 }, 'choice'],
    ['many numbers', { numbers: 100, distinct: 13 }, 'range'],
    ['numbers below zero', { numbers: 100, distinct: 13, negative: true }, null],
    ['yes or no', { flags: 100, distinct: 2 }, 'flag'],
    ['yes or no that hardly divides', { flags: 100, distinct: 2, most: 95 }, null],
    ['yes beside other words', { flags: 60, distinct: 5 }, null],
    ['hardly any product', { coverage: 0.05 }, null],
    ['nothing to choose by', { attribute_code: 'i_package_weight' }, null],
  ] as const)('%s', (_name, more, kind) => {
    expect(kindOf(spread(more))).toBe(kind);
  });
});

describe('chooseFilters', () => {
  it('keeps the best dozen and prints four short ones on tiles', () => {
    const filters = chooseFilters(
      Array.from({ length: 20 }, (_, i) => spread({ attribute_code: `i_a${i}`, coverage: 1 - i / 100, average_length: i === 0 ? 50 : 5 })),
    );
    expect(filters.map((filter) => filter.attribute_code)).toEqual(Array.from({ length: 12 }, (_, i) => `i_a${i}`));
    expect(filters.flatMap((filter) => (filter.tile_position === null ? [] : [filter.attribute_code]))).toEqual(['i_a1', 'i_a2', 'i_a3', 'i_a4']);
  });
  it('takes rare attributes only where there would be few filters', () => {
    expect(chooseFilters(Array.from({ length: 20 }, (_, i) => spread({ attribute_code: `i_a${i}`, coverage: 0.1 })))).toHaveLength(6);
  });
});
