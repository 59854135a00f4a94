import type { CallContext } from '../../../http/context.ts';
import { ok } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { selectProducts } from './product-queries.ts';
import { priceQtyView } from './product-view.ts';
import { LANGUAGES } from '@vitrina/contract/values/languages';

/** Returns current price and stock, without products the caller may not see. Never cached. */
export const getPriceQty =
  (catalogue: Catalogue) =>
  async ({ ids }: { ids: number[] }, context: CallContext) => {
    const rows = await selectProducts(context.db, [...new Set(ids)], context);
    return ok({ items: rows.map((row) => ({ ...priceQtyView(catalogue, row, context.lang), currency: LANGUAGES[context.lang].currency })) });
  };
