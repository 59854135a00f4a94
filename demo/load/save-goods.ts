import type { Db } from '@vitrina/backend/db';
import { saveComments, savePrices, saveProducts, saveRelations } from '@vitrina/backend/seed';
import { commentRows } from './comment-rows.ts';
import type { Images } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';
import { priceRows } from './price-rows.ts';
import { productRow } from './product-row.ts';
import { type DemoProduct, productsOf } from './products-of.ts';
import type { Frame } from './save-frame.ts';

const BATCH = 60;

interface Goods {
  products: readonly DemoProduct[];
  images: ReadonlyMap<string, Images>;
  lookup: Lookup;
  frame: Frame;
  now: Date;
}

/** Writes products with prices, reviews and what goes along with them; gives ids by code. */
export async function saveGoods(db: Db, { products, images, lookup, frame, now }: Goods): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let i = 0; i < products.length; i += BATCH) {
    const part = products.slice(i, i + BATCH);
    const rows = part.map((product) => productRow({ product, lookup, frame, images: images.get(product.code) ?? [], now }));
    for (const [code, id] of await saveProducts(db, rows)) ids.set(code, id);
    await savePrices(
      db,
      part.flatMap((product) => priceRows(product, ids.get(product.code) as number, now)),
      now,
    );
  }
  await saveComments(
    db,
    products.flatMap((product) => commentRows(product, ids.get(product.code) as number, now)),
  );
  await saveRelations(db, relations(products, ids, lookup));
  return ids;
}

/** What goes along with a product: the first models of the families named. Variants share those of their configurable product. */
function relations(products: readonly DemoProduct[], ids: ReadonlyMap<string, number>, lookup: Lookup) {
  return products
    .filter((product) => product.type !== 'variant')
    .flatMap((product) =>
      (product.family.related ?? []).flatMap((key, position) => {
        const family = lookup.families.get(key);
        const first = family && productsOf(family).find((other) => other.type !== 'configurable');
        return first ? [{ product_id: ids.get(product.code) as number, related_id: ids.get(first.code) as number, position }] : [];
      }),
    );
}
