import { describe, expect, it } from 'vitest';
import { pricePlaces } from './price-places.ts';

const isProduct = (id: number) => id < 100;
const places = (html: string) => pricePlaces(`<main>${html}</main>`, isProduct).map(({ id, html: part }) => [id, part.replace(/<[^>]*>/g, '')]);

describe('prices of a page', () => {
  it('belong to the product that is named nearest to them', () => {
    expect(places('<ul><li><a href="/a-izdelki-7/">A</a><b>1.049,00&nbsp;€</b></li><li><a href="/b-izdelki-8/">B</a><b>9,90 €</b></li></ul>')).toEqual([
      [7, 'A1.049,00&nbsp;€'],
      [8, 'B9,90 €'],
    ]);
  });
  it('are whole where cents have a tag of their own, and of products that only a form names', () => {
    expect(places('<article id="product-7"><span>1.049<small>,00</small>\u00a0RSD</span></article>')).toEqual([[7, '1.049,00\u00a0RSD']]);
    expect(places('<li><input type="hidden" name="code" value="p-9"/><span>5,00 KM</span></li>')).toEqual([[9, '5,00 KM']]);
  });
  it('are of no product where they are sums of several, prices a unit, of other pages, or no offers', () => {
    expect(places('<div><a href="/a-izdelki-7/">A</a><a href="/b-izdelki-8/">B</a><p>12,00 €</p></div>')).toEqual([]);
    expect(places('<li><a href="/a-izdelki-7/">A</a>6,45 €/m</li>')).toEqual([]);
    expect(places('<li><a href="/vodnik-700/">A</a>6,45 €</li>')).toEqual([]);
    expect(places('<li><a href="/a-izdelki-7/">A</a><fieldset class="buy-services">9,00 €</fieldset></li>')).toEqual([]);
  });
});
