import { describe, expect, it } from 'vitest';
import { listKind, productsInput, readListQuery } from './list-request.ts';

const query = (search: string, kind: Parameters<typeof readListQuery>[1]) => readListQuery(new URLSearchParams(search), kind);

describe('what an address is a list of', () => {
  it('category, search, manufacturer, seller, list and tag share one page [S2.59]', () => {
    expect(['category', 'search', 'manufacturer', 'seller', 'list', 'tag'].map((content_type) => listKind({ content_type }))).toEqual([
      'category',
      'search',
      'manufacturer',
      'seller',
      'list',
      'tag',
    ]);
    expect(listKind({ content_type: 'anything' })).toBe('search');
  });
  it('search_q searches [S2.70]', () =>
    expect(productsInput({ slug: null, id: null }, 'search', query('search_q=oled++tv', 'search'))).toEqual({ search_q: 'oled tv' }));
  it('search_content searches for the same products [S2.71]', () => expect(query('search_content=oled', 'search').search_q).toBe('oled'));
  it('a category is not searched in', () =>
    expect(productsInput({ slug: 'laptops', id: 4 }, 'category', query('search_q=oled', 'category'))).toEqual({ category_slug: 'laptops' }));
  it('filters, price, order and page go along', () => {
    expect(productsInput({ slug: null, id: 7 }, 'tag', query('ram=8-gb&price_from=200&price_to=&available=1&sort=rating&page=2', 'tag'))).toEqual({
      tag_id: 7,
      filters: { ram: ['8-gb'] },
      price_from: 200,
      only_available: true,
      sort: 'rating',
      page: 2,
    });
  });
});
