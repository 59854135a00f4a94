import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { selectRelations } from './product-queries.ts';

const LIMIT = 10;
/** Additional candidates, as some of the best of a category are left out. */
const SPARE = 8;

/** Related products selected by staff, filled up with the best of the category; without variants of the product itself and without opened pieces. */
export const listRelatedProducts =
  (catalogue: Catalogue) =>
  async (input: { item_id: number; limit?: number | undefined }, context: CallContext): Promise<Outcome<{ items: ProductListItem[] }>> => {
    const limit = input.limit ?? LIMIT;
    const ids = await catalogue.sharedFacts.of(`related ${input.item_id} ${limit}`, context, () =>
      relatedIds(catalogue, { id: input.item_id, limit }, context),
    );
    if (!ids) return fail('error_empty_data');
    const items = await catalogue.products.items(ids, context);
    return ok({ items }, ['catalogue', ...[input.item_id, ...ids].map((id) => `product:${id}`)]);
  };

/** `null`: the caller may not see the product. */
async function relatedIds(catalogue: Catalogue, { id, limit }: { id: number; limit: number }, context: CallContext): Promise<number[] | null> {
  const { db, actor } = context;
  const relations = await selectRelations(db, id, actor);
  if (!relations) return null;
  const named = await catalogue.engine.listed(relations.related_ids, actor.isStaff);
  const others = relations.category_id === null ? [] : await catalogue.engine.best(relations.category_id, limit + SPARE);
  const candidates = [...new Set([...named, ...others])].filter((one) => one !== id && !relations.sibling_ids.includes(one));
  return (await catalogue.products.rows(candidates, context)).flatMap((row) => (row.opened ? [] : [row.id])).slice(0, limit);
}
