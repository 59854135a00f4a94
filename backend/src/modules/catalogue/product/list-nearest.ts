import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';

const LOOKED_AT = 48;
const MOST = 2;
/** Additional candidates, as the choice is shared by all languages and a product may have no price in some. */
const SPARE = 4;

/** New products in stock of the same category by similarity: equal facts of lists count most, then the brand, then the price. */
export const listNearest =
  (catalogue: Catalogue) =>
  async ({ item_id }: { item_id: number }, context: CallContext): Promise<Outcome<{ items: ProductListItem[] }>> => {
    const ids = await catalogue.sharedFacts.of(`nearest ${item_id}`, context, () => nearestIds(catalogue, item_id, context));
    if (!ids) return fail('error_empty_data');
    const items = (await catalogue.products.items(ids, context)).filter(isOffered).slice(0, MOST);
    return ok({ items }, ['catalogue', ...[item_id, ...ids].map((id) => `product:${id}`)]);
  };

/** `null`: the caller may not see the product. */
async function nearestIds({ products, engine }: Catalogue, id: number, context: CallContext): Promise<number[] | null> {
  const [product] = await products.items([id], context);
  if (!product) return null;
  const ids = product.category_id === null ? [] : await engine.best(product.category_id, LOOKED_AT);
  const own = new Map(product.attributes.map((fact) => [fact.code, fact.value]));
  return (await products.items(ids, context))
    .filter((item) => item.id !== id && isOffered(item))
    .map((item) => ({ item, distance: distance(product, own, item) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST + SPARE)
    .map(({ item }) => item.id);
}

const isOffered = (item: ProductListItem): boolean => item.product_condition === 'new' && item.is_available && item.price_custom !== null;

function distance({ price_custom, manufacturer_code }: ProductListItem, own: ReadonlyMap<string, string>, item: ProductListItem): number {
  const other = item.attributes.filter(({ code, value }) => own.get(code) !== value).length;
  const price = price_custom && item.price_custom ? Math.abs(Math.log(item.price_custom / price_custom)) : 1;
  return other + price * 2 + (item.manufacturer_code === manufacturer_code ? 0 : 0.5);
}
