import type { CallContext } from '../../../http/context.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { isOf, type Judgement, judgePair } from './judge-pair.ts';
import { judgedOf } from './judged-of.ts';

export interface Partner {
  row: ProductRow;
  judgement: Judgement;
}

/** A compatible product, independent of language. */
export interface ProvenPartner {
  id: number;
  judgement: Judgement;
}
type Side = 'accessories' | 'devices';

/** Products considered per category: the first in the recommended order. */
const LOOKED_AT = 40;
/** Products shown per category. */
const SHOWN = 2;

/**
 * Products proven to fit on the other side of the rules, by category; of variants only the first one. Accessories made for few kinds of devices come first: a
 * soundbar is more specific to a television than earbuds, which fit nearly everything.
 */
export async function provenPartners(catalogue: Catalogue, row: ProductRow, side: Side, context: CallContext): Promise<ProvenPartner[]> {
  const { dictionary } = catalogue;
  const own = judgedOf(catalogue, row);
  const rules = dictionary.fitRules.filter((rule) => isOf(side === 'accessories' ? rule.devices : rule.accessories, own));
  const ordered = side === 'accessories' ? rules.toSorted((a, b) => a.devices.categories.length - b.devices.categories.length) : rules;
  const codes = [...new Set(ordered.flatMap((rule) => rule[side].categories))];
  const byCategory = await Promise.all(
    codes.map(async (code) => {
      const category = dictionary.categoriesByCode.get(code);
      return category ? catalogue.products.rows(await catalogue.engine.best(category.id, LOOKED_AT), context) : [];
    }),
  );
  const seen = new Set<number>([row.parent_id ?? row.id]);
  return byCategory.flatMap((rows) => rows.flatMap((other) => provenOne(other)).slice(0, SHOWN));

  function provenOne(other: ProductRow): ProvenPartner[] {
    const family = other.parent_id ?? other.id;
    if (seen.has(family) || other.opened) return [];
    const judged = judgedOf(catalogue, other);
    const judgement = side === 'accessories' ? judgePair(rules, judged, own) : judgePair(rules, own, judged);
    if (judgement?.verdict !== 'fits') return [];
    seen.add(family);
    return [{ id: other.id, judgement }];
  }
}
