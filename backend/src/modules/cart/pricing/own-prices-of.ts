import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { Catalogue, ProductRow } from '../../catalogue/index.ts';
import { type AgreedPrice, selectOwnPrices } from '../../companies/index.ts';

interface Query {
  /** Company of the buyer; `null`: none. */
  companyId: number | null;
  products: readonly ProductRow[];
  catalogue: Catalogue;
  lang: LanguageCode;
}

/** Returns the agreed prices of the buyer's company for these products; without a company it makes no query. */
export async function ownPricesOf(db: Db, { companyId, products, catalogue, lang }: Query): Promise<ReadonlyMap<number, AgreedPrice>> {
  if (companyId === null) return new Map();
  const { currency } = LANGUAGES[lang];
  const { timeZone } = catalogue.settings().shop;
  return selectOwnPrices(db, { companyId, productIds: products.map(({ id }) => id), currency, timeZone });
}
