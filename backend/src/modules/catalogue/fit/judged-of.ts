import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from '../product/product-queries.ts';
import type { Judged } from './judge-pair.ts';

/** A product as input of rules. */
export const judgedOf = ({ dictionary }: Pick<Catalogue, 'dictionary'>, row: ProductRow): Judged => ({
  id: row.id,
  code: row.code,
  parentId: row.parent_id,
  attributes: new Map(row.attributes),
  categories: new Set((dictionary.categories.get(row.category_id ?? 0)?.path ?? []).flatMap((id) => dictionary.categories.get(id)?.code ?? [])),
});
