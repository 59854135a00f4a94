import type { SuggestReply } from '@vitrina/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';
import { MAX_ROWS, moveInRows, suggestionRows } from './suggestion-rows.ts';

const searchUrl = (q: string) => `/search/?search_q=${q}`;
const link = (id: number) => ({ id, title: `One ${id}`, url_without_domain: `/${id}/` });
const reply: SuggestReply = {
  q: 'o',
  corrected: null,
  posts: [],
  help: [],
  completions: [],
  popular: [],
  categories: [1, 2, 3].map((id) => ({ ...link(id), parent_title: null })),
  manufacturers: [4, 5].map(link),
  products: [6, 7, 8, 9, 10].map((id) => ({
    ...link(id),
    text_lang: null,
    price_custom: 1,
    currency: 'EUR',
    main_image_upload_path: null,
    energy: null,
    seller_title: null,
  })),
};

describe('rows of suggestions', () => {
  it('are at most ten, the way to all results last', () => {
    const rows = suggestionRows({ q: 'o', past: ['oven', 'other', 'odd'], reply, searchUrl });
    expect(rows).toHaveLength(MAX_ROWS);
    expect(rows.at(-1)).toMatchObject({ kind: 'all', url: '/search/?search_q=o' });
    expect(rows.map((row) => row.kind)).toEqual(['past', 'past', 'categories', 'categories', 'categories', 'brands', 'brands', 'products', 'products', 'all']);
  });
  it('begin with answers of the shop and what the words may become', () => {
    const help = [{ kind: 'page' as const, code: 'returns', title: 'Returns', url_without_domain: '/returns/' }];
    const rows = suggestionRows({ q: 'o', past: [], reply: { ...reply, help, completions: ['oven', 'other', 'odd'] }, searchUrl });
    expect(rows.slice(0, 4).map(({ kind, title, url }) => [kind, title, url])).toEqual([
      ['help', 'Returns', '/returns/'],
      ['words', 'oven', '/search/?search_q=oven'],
      ['words', 'other', '/search/?search_q=other'],
      ['categories', 'One 1', '/1/'],
    ]);
  });
  it('name guides before products [S1.12]', () => {
    const rows = suggestionRows({ q: 'o', past: [], reply: { ...reply, categories: [], posts: [link(11)] }, searchUrl });
    expect(rows.slice(0, 4).map((row) => row.kind)).toEqual(['brands', 'brands', 'guides', 'products']);
    expect(rows[2]).toMatchObject({ id: 'suggestion-guides-11', title: 'One 11', url: '/11/' });
  });
  it('without words are what was searched for before, and a way to forget it', () => {
    expect(suggestionRows({ q: '', past: ['tv'], reply: null, searchUrl }).map((row) => row.kind)).toEqual(['past', 'forget']);
    expect(suggestionRows({ q: '', past: [], reply: null, searchUrl })).toEqual([]);
    const popular = ['TV', 'oled', 'laptop', 'phone', 'dryer', 'oven', 'drone', 'lens', 'nas', 'printer'];
    const rows = suggestionRows({ q: '', past: ['tv', 'radio'], reply: { ...reply, popular }, searchUrl });
    expect(rows.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      ...['past tv', 'past radio', 'forget '],
      ...['popular oled', 'popular laptop', 'popular phone', 'popular dryer', 'popular oven', 'popular drone'],
    ]);
    expect(rows[3]).toMatchObject({ url: '/search/?search_q=oled' });
  });
  it('arrows go round through the field; Home and End move only among rows', () => {
    expect([moveInRows('ArrowDown', -1, 3), moveInRows('ArrowDown', 2, 3), moveInRows('ArrowUp', -1, 3), moveInRows('ArrowUp', 0, 3)]).toEqual([0, -1, 2, -1]);
    expect([moveInRows('Home', -1, 3), moveInRows('Home', 2, 3), moveInRows('End', 0, 3), moveInRows('a', 0, 3)]).toEqual([null, 0, 2, null]);
  });
});

describe('the match in a title', () => {
  const marked = (title: string, q: string) =>
    matchParts(title, q)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');
  it('is the beginning of words, accents and case aside', () => {
    expect(marked('Sušilni stroj Đurđa', 'SUS djur')).toBe('[Suš]ilni stroj Đurđa');
    expect(marked('Ultralahki prenosniki', 'pren')).toBe('Ultralahki [pren]osniki');
    expect(marked('Kvant 14, 16 GB', '16 gb')).toBe('Kvant 14, [16] [GB]');
  });
  it('leaves the title whole', () =>
    expect(
      matchParts('Čiščenje & likanje', 'cis')
        .map((part) => part.text)
        .join(''),
    ).toBe('Čiščenje & likanje'));
});
