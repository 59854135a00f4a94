import type { TileProduct } from './tile-product.ts';

/** Returns the stored HTML of a tile that looks as it should now; `null`: none, so it is rendered. */
export type FindTile = (product: TileProduct, look: string) => string | null;

let find: FindTile | null = null;

/** A tile that the server has drawn before; `null`: it is drawn, as always in a browser. */
export const drawnTile: FindTile = (product, look) => find?.(product, look) ?? null;

/** Does something at once, for which tiles are looked up. */
export function withDrawnTiles<T>(findTile: FindTile, render: () => T): T {
  find = findTile;
  try {
    return render();
  } finally {
    find = null;
  }
}
