import type { CategorySummary } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { categoryView } from '../catalogue/index.ts';
import type { ListDeps } from './list-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { selectWishCodes } from './wishlist-queries.ts';
import { productsById } from './wishlist-read.ts';

interface Levels {
  level_from?: number | undefined;
  level_to?: number | undefined;
}

/** Categories of the caller's wishes, in the order of the tree's levels; each with the count of products in and below it. */
export async function listWishCategories(
  { level_from, level_to }: Levels,
  context: CallContext,
  deps: ListDeps,
): Promise<Outcome<{ items: CategorySummary[] }>> {
  const { db, actor, lang } = context;
  const owner = ownerOf(actor, deps);
  const items = owner ? await selectWishCodes(db, owner) : [];
  const products = await productsById(
    db,
    items.map((item) => item.product_id),
    context,
  );
  const { categories } = deps.catalogue.dictionary;
  const counts = new Map<number, number>();
  for (const product of products.values()) for (const id of categories.get(product.category_id ?? 0)?.path ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const found = [...categories.values()]
    .filter((category) => counts.has(category.id) && (category.shown || actor.isStaff))
    .filter(({ path }) => path.length >= (level_from ?? 1) && path.length <= (level_to ?? 9))
    .toSorted((a, b) => a.path.length - b.path.length);
  return ok({ items: found.map((category) => ({ ...categoryView(deps.catalogue, category, lang), total: counts.get(category.id) ?? 0 })) });
}
