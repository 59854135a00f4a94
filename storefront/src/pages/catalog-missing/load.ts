import { findNear } from '../../features/lost/find-near.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';
import { pathWords } from '../../links/path-words.ts';
import type { ShelfCategory } from '../../ui/department-shelf.tsx';

export interface Props {
  products: TileProduct[];
  departments: ShelfCategory[];
  /** The old address as plain text; empty where none was given. */
  missing: string;
  words: string;
}

const NEAR = 8;
const SHOWN_LENGTH = 120;

/** Where old catalogue addresses lead that have no page any more. */
export async function load({ api, query }: LoadContext): Promise<LoadResult<Props>> {
  const missing = (query.get('missing_url') ?? '').slice(0, SHOWN_LENGTH);
  const words = pathWords(missing.replace(/-katalog\/?$/, '/'));
  const { products, departments } = await findNear(api, words, NEAR);
  return { kind: 'page', props: { missing, words, products: products.map(toTile), departments } };
}
