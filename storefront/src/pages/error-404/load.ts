import { findSuggestions } from '../../features/not-found-suggestions/find-suggestions.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { pathWords } from '../../links/path-words.ts';
import type { ShelfCategory } from '../../ui/department-shelf.tsx';

export interface Props {
  products: TileProduct[];
  departments: ShelfCategory[];
  words: string;
}

const NEAR = 4;

/** Loads suggestions for an address that was not found. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  const words = pathWords(match.rest);
  const { products, departments } = await findSuggestions(api, words, NEAR);
  return { kind: 'page', status: 404, props: { words, products: products.map(toTile), departments } };
}
