import { describe, expect, it } from 'vitest';
import { formatCompareQuery, parseCompareQuery } from './compare-query.ts';

const parse = (query: string) => parseCompareQuery(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it('names the products in their order [S2.67]', () =>
    expect(parse('special_view=compare&items=15,2,7')).toEqual({ items: [15, 2, 7], onlyDifferences: false }));
  it('takes four at most and each once [S9.1]', () => expect(parse('items=1,2,2,3,4,5').items).toEqual([1, 2, 3, 4]));
  it.each(['items=', 'items=abc', 'items=-1,0,1.5,1e3', 'items=9999999999', 'items=1;2'])('leaves out what is no product: %s', (query) =>
    expect(parse(query).items).toEqual([]),
  );
  it('has one canonical spelling for all inputs', () => {
    const written = formatCompareQuery(parse('differences=1&items=9,x,4,4&utm_source=a'));
    expect(written).toBe('?special_view=compare&items=9,4&differences=1');
    expect(formatCompareQuery(parse(written))).toBe(written);
  });
  it('says nothing of rows where there are no products', () => expect(formatCompareQuery({ items: [], onlyDifferences: true })).toBe('?special_view=compare'));
  it('is the bare view where nothing is named, and leaves alike rows out only where that is said', () => {
    expect([parse(''), parse('items=12&differences=0')]).toEqual([
      { items: [], onlyDifferences: false },
      { items: [12], onlyDifferences: false },
    ]);
    expect(formatCompareQuery({ items: [12], onlyDifferences: false })).toBe('?special_view=compare&items=12');
  });
  it.each(['items=12x', 'items=x12', 'items=012', 'items=1234567890'])('takes no part of a number: %s', (query) => expect(parse(query).items).toEqual([]));
});
