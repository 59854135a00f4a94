import { describe, expect, it } from 'vitest';
import { formatListingQuery, parseListingQuery } from './listing-query.ts';

const parse = (query: string) => parseListingQuery(new URLSearchParams(query));

describe('addresses of filtered lists', () => {
  it('are read as people write them', () => {
    expect(parse('manufacturer=lenovo,asus&price=200-500&ram=16-gb&sort=price_asc&page=2')).toEqual({
      search_q: undefined,
      filters: { manufacturer: ['asus', 'lenovo'], ram: ['16-gb'] },
      price_from: 200,
      price_to: 500,
      only_available: undefined,
      sort: 'price_asc',
      page: 2,
    });
  });

  it('the same list has one address, whatever the order it was written in', () => {
    const canonical = '?manufacturer=asus,lenovo&ram=16-gb&price=200-500&sort=price_asc&page=2';
    expect(formatListingQuery(parse('page=2&sort=price_asc&ram=16-gb&price=200-500&manufacturer=lenovo&manufacturer=asus'))).toBe(canonical);
    expect(formatListingQuery(parse(canonical.slice(1)))).toBe(canonical);
  });

  it.each([
    'utm_source=x',
    'UPPER=1',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=abc',
    'sort=drop%20table',
    'price=abc',
    'ram=<script>',
    "ram=';--",
    '=x',
    'mode=quick',
  ])('%s is ignored where it means nothing', (query) => {
    const without = formatListingQuery(parse(query));
    expect(without === '' || without === `?${query}`).toBe(true);
  });

  it('leaves out amounts beyond what a call takes', () => {
    expect(parse('price=99999999-').price_from).toBe(99_999_999);
    expect(parse('price=999999999-1')).toMatchObject({ price_from: undefined, price_to: undefined });
  });

  it('takes control characters in search words for spaces', () => expect(parse('search_q=%00tv%1F%09oled%00').search_q).toBe('tv oled'));

  it('cuts long search words between characters', () =>
    expect(formatListingQuery(parse(`search_q=${'a'.repeat(199)}😀`))).toBe(`?search_q=${'a'.repeat(199)}`));

  it('has bounds: 12 filters of 20 values', () => {
    const many = Array.from({ length: 50 }, (_, i) => `f${i}=${Array.from({ length: 50 }, (_, v) => `v${v}`).join(',')}`).join('&');
    const { filters } = parse(many);
    expect(Object.keys(filters)).toHaveLength(12);
    expect(Object.values(filters).every((values) => values.length === 20)).toBe(true);
  });
});
