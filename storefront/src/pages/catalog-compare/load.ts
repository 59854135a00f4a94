import { compare, type CompareTable } from '@vitrina/contract/compare';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { parseCompareQuery } from '@vitrina/contract/values/compare-query';
import { CallFailed } from '../../api/shop-api.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import { compareUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  /** `null`: nothing is compared. */
  table: (Omit<CompareTable, 'products'> & { products: TileProduct[] }) | null;
  onlyDifferences: boolean;
  /** True if some products in the address are no longer in the shop. */
  isSomeGone: boolean;
  /** True if the visitor's own comparison was requested and is empty. */
  isOwnEmpty: boolean;
  /** Result of a refused form without scripts. */
  refused: Refused | null;
}

export interface Refused {
  label_name: ErrorLabel;
  /** Code of the product that was not added. */
  code: string;
  /** Products in the comparison. */
  items: { shopping_cart_code: string; title: string; text_lang: string | null }[];
}

export const NOTHING: Props = { table: null, onlyDifferences: false, isSomeGone: false, isOwnEmpty: false, refused: null };
/** Path of the visitor's own comparison, without language prefix. */
const OWN = '/compare/';

/** The products in the address, which are equal for all visitors; or a redirect to the visitor's own comparison. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, query, lang } = context;
  if (match.rest === OWN) return ownComparison(context);
  const { items, onlyDifferences } = parseCompareQuery(query);
  if (items.length === 0) return { kind: 'page', props: NOTHING };
  try {
    const { products, groups, parts, needs, cost_note } = await api.get(compare.compareTable, { lang, ids: items });
    const table = { products: products.map(toTile), groups, parts, needs, cost_note };
    return { kind: 'page', props: { ...NOTHING, table, onlyDifferences, isSomeGone: products.length < items.length } };
  } catch (error) {
    if (error instanceof CallFailed && error.data.label_name === 'error_empty_data')
      return { kind: 'page', props: { ...NOTHING, isSomeGone: true }, status: 404 };
    throw error;
  }
}

async function ownComparison({ api, lang, info }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(compare.compare, {});
  if (items.length === 0) return { kind: 'page', props: { ...NOTHING, isOwnEmpty: true }, isPrivate: true };
  const ids = items.map((item) => item.id);
  return { kind: 'redirect', to: compareUrl({ lang, info }, ids), status: 302 };
}
