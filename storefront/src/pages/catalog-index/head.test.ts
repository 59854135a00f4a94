import type { SiteInfo } from '@vitrina/contract/site';
import { parseListingQuery } from '@vitrina/contract/values/listing-query';
import { describe, expect, it } from 'vitest';
import { createLabels } from '@vitrina/contract/values/labels';
import { head } from './head.ts';
import type { Props } from './list-props.ts';

const labels = createLabels(
  { listing_page_title: '{title}, stran {n}', 'listing_meta.few': '{title}: {count} izdelki', 'listing_meta.other': '{title}: {count} izdelkov' },
  'si',
);
const info = { name: 'Vitrina', host: 'https://vitrina.test', default_language: 'si' } as SiteInfo;

const headOf = (search: string, more: Partial<Props> = {}) => {
  const props: Props = {
    kind: 'category',
    title: 'Televizorji',
    title_lang: null,
    description: null,
    logo: null,
    trail: [{ title: 'Televizorji', url: '/tv/' }],
    subcategories: [],
    items: [],
    filters: [],
    of: null,
    search: null,
    close: [],
    departments: [],
    guide: [],
    front: null,
    query: parseListingQuery(new URLSearchParams(search)),
    pagination: { page: 2, per_page: 24, total: 60, pages: 3 },
    urls: { si: '/tv/', rs: '/rs/tv/', de: '/de/tv/' },
    ...more,
  };
  return head({ props, labels, info, path: '/tv/', query: new URLSearchParams(search), lang: 'si' });
};

describe('head of a list', () => {
  it('describes it by the first 20 words of its text [S9.45]', () => {
    const words = Array.from({ length: 21 }, (_, i) => `beseda${i + 1}`);
    expect(headOf('', { description: words.slice(0, 20).join(' ') }).description).toBe(words.slice(0, 20).join(' '));
    expect(headOf('', { description: words.join(' ') }).description).toBe(`${words.slice(0, 20).join(' ')}…`);
  });

  it('a plain page is to be found, with its neighbours', () => {
    expect(headOf('page=2')).toMatchObject({
      title: 'Televizorji, stran 2 | Vitrina',
      canonical: '/tv/?page=2',
      prev: '/tv/',
      next: '/tv/?page=3',
      noindex: false,
      description: 'Televizorji: 60 izdelkov',
    });
  });
  it.each(['ram=8-gb', 'price=1-2', 'available=1', 'sort=rating'])('?%s is not to be found and names the plain list', (search) => {
    const found = headOf(search);
    expect(found).toMatchObject({ noindex: true, canonical: '/tv/' });
    expect(found.next).toBeUndefined();
  });
  it('a search is not to be found', () => {
    const found = headOf('search_q=oled', { kind: 'search' });
    expect(found.noindex).toBe(true);
    expect(found.canonical).toBeUndefined();
  });
  it('the language switch keeps filters, and prices where the currency is the same', () => {
    expect(headOf('ram=8-gb&price=200-500').alternates).toEqual({
      si: '/tv/?ram=8-gb&price=200-500',
      de: '/de/tv/?ram=8-gb&price=200-500',
      rs: '/rs/tv/?ram=8-gb',
    });
  });
});
