import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';
import type { Wish } from './wish-view.ts';

const wish = (more: Partial<Wish>, is_available = true): Wish =>
  ({ product: { is_available }, price_then: 100, price_now: 100, stock_then: 5, stock_now: 5, ...more }) as Wish;

describe('what changed since a product was wished for', () => {
  it.each([
    ['nothing', wish({}), []],
    ['cheaper, to the cent', wish({ price_then: 1049.99, price_now: 999.9 }), [{ kind: 'cheaper', amount: 50.09 }]],
    ['dearer', wish({ price_now: 112 }), [{ kind: 'dearer', amount: 12 }]],
    ['on request now: nothing to compare', wish({ price_now: null }), []],
    ['sold out', wish({ stock_now: 0 }, false), [{ kind: 'sold_out' }]],
    ['none here, but it can be ordered', wish({ stock_now: 0 }), []],
    ['back in stock', wish({ stock_then: 0, stock_now: 3 }), [{ kind: 'back' }]],
    ['the last piece', wish({ stock_now: 1 }), [{ kind: 'last' }]],
    ['the last piece was the last then already', wish({ stock_then: 1, stock_now: 1 }), []],
    ['cheaper and the last', wish({ price_now: 90, stock_now: 1 }), [{ kind: 'cheaper', amount: 10 }, { kind: 'last' }]],
    ['gone from the shop: nothing else counts', wish({ product: null, price_now: null, stock_now: 0 }), [{ kind: 'gone' }]],
  ])('%s', (_name, one, changes) => expect(changesOf(one)).toEqual(changes));
});
