import type { TileProduct } from '../../features/product-tile/tile-product.ts';

/** Items of the list before the appended page. */
export interface Earlier {
  items: readonly TileProduct[];
  firstPage: number;
}

let awaited: { address: string; earlier: Earlier } | null = null;
const kept = new WeakMap<readonly TileProduct[], Earlier>();

/** Remembers the shown items before "show more" opens the next page, to show them above it. */
export function awaitPage(address: string, earlier: Earlier): void {
  awaited = { address, earlier };
}

/**
 * Products that stand before the page's own ones. Kept by the page's data itself, which the history of this visit holds on
 * to: so Back finds the whole list again, and a reload starts with the page of the address.
 */
export function earlierItems(items: readonly TileProduct[], address: string): Earlier | null {
  if (awaited?.address === address) {
    kept.set(items, awaited.earlier);
    awaited = null;
  }
  return kept.get(items) ?? null;
}
