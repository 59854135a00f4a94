import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { UNFILTERED } from '../listing/listing-request.ts';
import { searchProducts } from './search-products.ts';
import { valueIdIn } from './value-id.ts';

/** Resolves with true if all of the words, uncorrected, find a public product that is available now. */
export async function findsAvailable(
  catalogue: Pick<Catalogue, 'engine' | 'vocabularies' | 'dictionary'>,
  { db, q, lang }: { db: Db; q: string; lang: LanguageCode },
): Promise<boolean> {
  const result = await searchProducts(catalogue, { db, q, lang, isStaff: false, valueId: valueIdIn(catalogue) });
  const { first, found, corrected, relaxed } = result;
  if (corrected !== null || relaxed) return false;
  const base = { kind: 'found', first, found } as const;
  const { total } = await catalogue.engine.list({ ...UNFILTERED, market: lang, isStaff: false, base, onlyAvailable: true, sort: 'given', offset: 0, limit: 1 });
  return total > 0;
}
