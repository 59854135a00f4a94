import type { TileProduct } from './tile-product.ts';

/** Returns the cached HTML of a tile for a product and its look; `null`: none, so it is rendered. */
export type FindTile = (product: TileProduct, look: string) => string | null;

let find: FindTile | null = null;

/** A tile rendered by the server before; `null`: it is rendered, as always in a browser. */
export const renderedTile: FindTile = (product, look) => find?.(product, look) ?? null;

/** Runs synchronous work during which tiles are looked up in the cache. */
export function withRenderedTiles<T>(findTile: FindTile, render: () => T): T {
  find = findTile;
  try {
    return render();
  } finally {
    find = null;
  }
}
