import type { Filter } from '@vitrina/contract/catalogue';
import { parseListingQuery } from '@vitrina/contract/values/listing-query';
import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { listingAddress } from './listing-query.ts';

const filter = (code: string, more: Partial<Filter> = {}): Filter => ({
  code,
  title: code.toUpperCase(),
  type: 'choice',
  help: null,
  unit: null,
  values: [],
  min: null,
  max: null,
  from: null,
  to: null,
  histogram: [],
  ...more,
});
const value = (name: string, title: string) => ({ value: name, code: `not-${name}`, title, count: 1, selected: true });

const FILTERS = [
  filter('available', { values: [value('1', 'Dobavljivo zdaj')] }),
  filter('price', { type: 'range' }),
  filter('ports', { title: 'Priključki', values: [value('4', '4')] }),
  filter('delivery', { title: 'Dostava', values: [value('1', 'do 24. 11. 2026')] }),
  filter('panel', { values: [value('oled', 'OLED panel')] }),
];

it('one chip for each chosen value, each with the list without it', () => {
  const chips = activeFilters(
    FILTERS,
    parseListingQuery(new URLSearchParams('available=1&price=300-500&ports=4&panel=oled,gone&delivery=1')),
    ({ from, to }) => `${from}–${to}`,
  );
  expect(chips.map(({ prefix, title }) => [prefix, title])).toEqual([
    [null, 'Dobavljivo zdaj'],
    [null, '300–500'],
    ['Priključki', '4'],
    ['Dostava', 'do 24. 11. 2026'],
    [null, 'gone'],
    [null, 'OLED panel'],
  ]);
  expect(chips.map(({ rest }) => listingAddress('/', rest))).toEqual([
    '/?delivery=1&panel=gone,oled&ports=4&price=300-500',
    '/?delivery=1&panel=gone,oled&ports=4&available=1',
    '/?delivery=1&panel=gone,oled&price=300-500&available=1',
    '/?panel=gone,oled&ports=4&price=300-500&available=1',
    '/?delivery=1&panel=oled&ports=4&price=300-500&available=1',
    '/?delivery=1&panel=gone&ports=4&price=300-500&available=1',
  ]);
});
