import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  type ProductDetailRow,
  selectIdByCode,
  selectIdBySlug,
  selectInitialOffer,
  selectProduct,
  selectProducts,
  selectVariantIds,
} from './product-queries.ts';
import { openedView } from './opened-view.ts';
import { productDetailView } from './product-detail-view.ts';

interface Input {
  item_id?: number | undefined;
  item_slug?: string | undefined;
  item_code?: string | undefined;
}

/** One product by id, code or slug. For a configurable product returns its initial offer. */
export const getProduct =
  (catalogue: Catalogue) =>
  async (input: Input, context: CallContext): Promise<Outcome<ProductDetail>> => {
    const { db, lang } = context;
    const id =
      input.item_id ?? (input.item_code ? await selectIdByCode(db, input.item_code) : input.item_slug ? await selectIdBySlug(db, input.item_slug, lang) : null);
    if (id === null) return fail('error_empty_data');
    const row = await findRow(id, context);
    if (!row) return fail('error_empty_data');
    const variantIds = await variantIdsOf(catalogue, row, context);
    const variants = await catalogue.products.rows(variantIds, context);
    const otherIds = [...row.opened_ids, ...(row.new_id === null ? [] : [row.new_id])];
    const opened = openedView(catalogue, row, await selectProducts(db, otherIds, context), lang);
    const tags = [row.id, ...variantIds, ...otherIds].map((id) => `product:${id}`);
    return ok({ ...productDetailView(catalogue, row, lang, variants), ...opened }, ['catalogue', ...tags]);
  };

async function findRow(id: number, context: CallContext): Promise<ProductDetailRow | null> {
  const row = await selectProduct(context.db, id, context);
  if (row?.type !== 'configurable') return row;
  const offer = await selectInitialOffer(context.db, id);
  return offer === null ? row : selectProduct(context.db, offer, context);
}

async function variantIdsOf({ sharedFacts }: Catalogue, { parent_id }: ProductDetailRow, context: CallContext): Promise<number[]> {
  if (parent_id === null) return [];
  return sharedFacts.of(`variants ${parent_id}`, context, () => selectVariantIds(context.db, parent_id, context.actor));
}
