import { describe, expect, it } from 'vitest';
import { formatListingQuery, isCampaign, parseListingQuery, SORTS, tidyListingSearch } from './listing-query.ts';

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

  it('one list has one canonical address, for any order of parameters', () => {
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

  it.each([
    ['price=200-', { price_from: 200, price_to: undefined }],
    ['price=-500', { price_from: undefined, price_to: 500 }],
    ['price=0-0', { price_from: 0, price_to: 0 }],
    ['price=-', { price_from: undefined, price_to: undefined }],
    ['price=1-2-3', { price_from: undefined, price_to: undefined }],
    ['price=x1-2', { price_from: undefined, price_to: undefined }],
    ['available=1', { only_available: true }],
    ['available=0', { only_available: undefined }],
    ['page=1000', { page: 1000 }],
    ['page=1001', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=', { page: 1 }],
    ['search_q=%20%20', { search_q: undefined }],
    ['search_q=tv%20%20oled', { search_q: 'tv oled' }],
    ['sort=', { sort: 'recommended' }],
  ])('%s is read as %j', (query, read) => expect(parse(query)).toMatchObject(read));

  it.each(SORTS)('are sorted by %s', (sort) => expect(parse(`sort=${sort}`).sort).toBe(sort));

  it.each([
    'search_q',
    'price',
    'available',
    'sort',
    'page',
    'special_view',
    'mode',
    'missing_url',
    'search_content',
    'redirect',
    'devclearcache',
    'Ram',
    '1ram',
    'ram-size',
    'a'.repeat(41),
  ])('%s is no filter', (name) => expect(parse(`${name}=asus`).filters).toEqual({}));

  it.each(['utm_source', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'mc_cid', 'mc_eid', '_ga', 'ref', 'view_as'])('%s is a mark of a campaign', (name) =>
    expect(isCampaign(name)).toBe(true),
  );
  it.each(['utm_', 'xutm_source', 'gclidx', 'mc_xid', 'reference', 'ram'])('%s is none', (name) => expect(isCampaign(name)).toBe(false));

  it.each([
    ['asus,Lenovo,x_y,-a,.b', ['asus']],
    ['a.b-c,43-55', ['43-55', 'a.b-c']],
    ['b,a,b', ['a', 'b']],
    [`${'a'.repeat(80)},${'b'.repeat(81)}`, ['a'.repeat(80)]],
  ])('of the values %s these are known: %j', (values, known) => expect(parse(`ram=${values}`).filters).toEqual({ ram: known }));

  it('are written with what is there, and in one order', () => {
    expect(formatListingQuery({})).toBe('');
    expect(formatListingQuery({ filters: { b: ['2', '1'], a: [], c: ['x'] }, page: 1, sort: 'recommended', only_available: false })).toBe('?b=1,2&c=x');
    expect(formatListingQuery({ search_q: 'tv & oled', price_from: 0, only_available: true, sort: 'newest', page: 3 })).toBe(
      '?search_q=tv+%26+oled&price=0-&available=1&sort=newest&page=3',
    );
    expect(formatListingQuery({ price_to: 9 })).toBe('?price=-9');
    const filters = { ram: ['b', 'a'] };
    formatListingQuery({ filters });
    expect(filters.ram).toEqual(['b', 'a']);
  });

  it.each([
    ['', ''],
    ['?utm_source=x', '?utm_source=x'],
    ['?page=2&ram=b,a&utm_source=x&Z=1', '?ram=a,b&page=2&utm_source=x&Z=1'],
    ['?mode=quick&sort=newest', '?sort=newest&mode=quick'],
  ])('%j is tidied to %j', (search, tidy) => expect(tidyListingSearch(search)).toBe(tidy));
});
