import type { TileProduct } from '../../features/product-tile/tile-product.ts';

/** Items shown above the appended page. */
export interface Earlier {
  items: readonly TileProduct[];
  firstPage: number;
}

let awaited: { address: string; earlier: Earlier } | null = null;
const earlierByItems = new WeakMap<readonly TileProduct[], Earlier>();

/** Stores the shown items before "show more" opens the next page, to show them above it. */
export function awaitPage(address: string, earlier: Earlier): void {
  awaited = { address, earlier };
}

/**
 * Items above the page's own. Keyed by the page's data, which the history of this visit keeps: Back restores the whole list, and a reload begins with the page
 * in the address.
 */
export function earlierItems(items: readonly TileProduct[], address: string): Earlier | null {
  if (awaited?.address === address) {
    earlierByItems.set(items, awaited.earlier);
    awaited = null;
  }
  return earlierByItems.get(items) ?? null;
}
