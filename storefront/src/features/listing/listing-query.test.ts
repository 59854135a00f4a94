import { parseListingQuery } from '@vitrina/contract/values/listing-query';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  hiddenFields,
  isChosen,
  isFiltered,
  listingAddress,
  toggleValue,
  withBounds,
  withKnownFilters,
  withoutFilter,
  withoutFilters,
} from './listing-query.ts';

const read = (search: string) => parseListingQuery(new URLSearchParams(search));
const address = (query: ReturnType<typeof read>) => listingAddress('/tv/', query);

describe('addresses of filtered lists', () => {
  it('a ticked value joins those of its filter and leads to the first page', () => {
    expect(address(toggleValue(read('ram=16-gb&page=3'), 'ram', '8-gb'))).toBe('/tv/?ram=16-gb,8-gb');
  });
  it('an unticked value goes, and the filter with its last one', () => {
    expect(address(toggleValue(read('ram=16-gb,8-gb'), 'ram', '8-gb'))).toBe('/tv/?ram=16-gb');
    expect(address(toggleValue(read('ram=16-gb'), 'ram', '16-gb'))).toBe('/tv/');
  });
  it('of stars and days of delivery one step is chosen at a time', () => {
    expect(address(toggleValue(read('rating=3&ram=16-gb'), 'rating', '4'))).toBe('/tv/?ram=16-gb&rating=4');
    expect(address(toggleValue(read('delivery=2'), 'delivery', '2'))).toBe('/tv/');
  });
  it('what is in stock is a switch of its own', () => {
    const query = toggleValue(read(''), 'available', '1');
    expect(isChosen(query, 'available', '1')).toBe(true);
    expect(address(query)).toBe('/tv/?available=1');
    expect(address(toggleValue(query, 'available', '1'))).toBe('/tv/');
  });
  it('prices are whole, swapped ends are put right, open ends stay open', () => {
    expect(address(withBounds(read(''), 'price', { from: 499.6, to: 200 }))).toBe('/tv/?price=200-500');
    expect(address(withBounds(read(''), 'price', { from: 300, to: undefined }))).toBe('/tv/?price=300-');
    expect(address(withBounds(read('price=300-'), 'price', { from: undefined, to: undefined }))).toBe('/tv/');
  });
  it('ranges of measures survive the way through the address', () => {
    const query = withBounds(read(''), 'screen_size', { from: undefined, to: 55 });
    expect(address(query)).toBe('/tv/?screen_size=0-55');
    expect(boundsOf(read('screen_size=0-55'), 'screen_size')).toEqual({ from: undefined, to: 55 });
    expect(boundsOf(read('screen_size=13.3-'), 'screen_size')).toEqual({ from: 13.3, to: undefined });
  });
  it('clearing one filter leaves the others; clearing all leaves search and order', () => {
    const query = read('search_q=oled&ram=8-gb&price=1-2&available=1&sort=rating');
    expect(address(withoutFilter(query, 'price'))).toBe('/tv/?search_q=oled&ram=8-gb&available=1&sort=rating');
    expect(address(withoutFilters(query))).toBe('/tv/?search_q=oled&sort=rating');
    expect(isFiltered(query)).toBe(true);
    expect(isFiltered(withoutFilters(query))).toBe(false);
  });
  it('keeps only filters that the list knows', () => {
    expect(address(withKnownFilters(read('utm_source=mail&ram=8-gb'), new Set(['ram'])))).toBe('/tv/?ram=8-gb');
  });
  it('carries the list along in forms', () => {
    expect(hiddenFields(read('search_q=rdeč telefon&ram=8-gb,16-gb&price=-500'))).toEqual([
      ['search_q', 'rdeč telefon'],
      ['ram', '16-gb,8-gb'],
      ['price', '-500'],
    ]);
  });
});
