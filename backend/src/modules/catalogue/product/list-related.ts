import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { selectRelations } from './product-queries.ts';

const LIMIT = 10;
/** Of the best of a category some are left out. */
const SPARE = 8;

/** Related products that staff selected, filled up with the best of the category; never another variant of the same product, nor an opened piece. */
export const listRelated =
  (catalogue: Catalogue) =>
  async (input: { item_id: number; limit?: number | undefined }, context: CallContext): Promise<Outcome<{ items: ProductListItem[] }>> => {
    const { db, actor } = context;
    const limit = input.limit ?? LIMIT;
    const relations = await selectRelations(db, input.item_id, actor);
    if (!relations) return fail('error_empty_data');
    const named = await catalogue.engine.listed(relations.related_ids, actor.isStaff);
    const others = relations.category_id === null ? [] : await catalogue.engine.best(relations.category_id, limit + SPARE);
    const candidates = [...new Set([...named, ...others])].filter((id) => id !== input.item_id && !relations.sibling_ids.includes(id));
    const ids = (await catalogue.products.rows(candidates, context)).flatMap((row) => (row.opened ? [] : [row.id])).slice(0, limit);
    const items = await catalogue.products.items(ids, context);
    return ok({ items }, ['catalogue', ...[input.item_id, ...ids].map((id) => `product:${id}`)]);
  };
