import { expect, it } from 'vitest';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { awaitPage, earlierItems } from './earlier-items.ts';

const page = (...ids: number[]) => ids.map((id) => ({ id }) as TileProduct);

it('what was shown stays before the page that was asked for, also when history brings that page back', () => {
  const first = page(1, 2);
  const second = page(3);
  expect(earlierItems(first, '/tv/')).toBeNull();
  awaitPage('/tv/?page=2', { items: first, firstPage: 1 });
  expect(earlierItems(first, '/tv/')).toBeNull();
  expect(earlierItems(second, '/tv/?page=2')?.items).toEqual(first);
  expect(earlierItems(second, '/tv/?page=2')?.items).toEqual(first);
  expect(earlierItems(page(3), '/tv/?page=2')).toBeNull();
});
