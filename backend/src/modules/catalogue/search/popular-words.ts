import type { CallContext } from '../../../http/context.ts';
import type { Catalogue } from '../catalogue.ts';
import { searchProducts } from './search-products.ts';
import { valueIdIn } from './value-id.ts';

const MOST = 6;

/** Returns frequent recent queries that still have results, for an empty search field. Staff members get the results of visitors. */
export async function popularWords(catalogue: Catalogue, { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<string[]> {
  const queries: string[] = [];
  for (const q of catalogue.usage.popular(lang)) {
    const { first, found, corrected, relaxed } = await searchProducts(catalogue, { db, q, lang, isStaff: false, valueId: valueIdIn(catalogue) });
    if ((first.length > 0 || found !== null) && corrected === null && !relaxed) queries.push(q);
    if (queries.length === MOST) break;
  }
  return queries;
}
