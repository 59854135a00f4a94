import { findSuggestedCategories, findSuggestions, type SuggestedCategory } from '../../features/not-found-suggestions/find-suggestions.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import { readable } from '@vitrina/contract/values/redirects';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { pathWords } from '../../links/path-words.ts';
import type { ShelfCategory } from '../../ui/department-shelf.tsx';

export interface Props {
  categories: SuggestedCategory[];
  products: TileProduct[];
  departments: ShelfCategory[];
  /** The old address as plain text; empty: none given. */
  missing: string;
  words: string;
}

const NEAR = 8;
const SHOWN_LENGTH = 120;

/** Page for old catalogue addresses: status 404, so that search engines drop them, with suggestions. */
export async function load({ api, query }: LoadContext): Promise<LoadResult<Props>> {
  const missing = readable(query.get('missing_url') ?? '').slice(0, SHOWN_LENGTH);
  const words = pathWords(missing.replace(/-katalog\/?$/, '/'));
  const [{ products, departments }, categories] = await Promise.all([findSuggestions(api, words, NEAR), findSuggestedCategories(api, words)]);
  return { kind: 'page', status: 404, props: { missing, words, categories, products: products.map(toTile), departments } };
}
