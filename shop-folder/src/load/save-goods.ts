import type { Db } from '@vitrina/backend/db';
import { saveComments, saveLists, savePrices, saveProducts, saveRelations, saveTags } from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Images } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';
import { momentOf } from './moments.ts';
import { priceRows } from './price-rows.ts';
import { productRow } from './product-row.ts';
import { type FolderProduct, productsOf } from './products-of.ts';
import type { Frame } from './save-frame.ts';

const BATCH = 60;

interface Goods {
  shop: ShopFacts;
  products: readonly FolderProduct[];
  images: ReadonlyMap<string, Images>;
  lookup: Lookup;
  frame: Frame;
  now: Date;
}

/** Writes products with prices, reviews and what goes along with them; gives ids by code. */
export async function saveGoods(db: Db, { shop, products, images, lookup, frame, now }: Goods): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let i = 0; i < products.length; i += BATCH) {
    const part = products.slice(i, i + BATCH);
    const rows = part.map((product) => productRow(product, { shop, lookup, frame, images: images.get(product.code) ?? [], now }));
    for (const [code, id] of await saveProducts(db, rows)) ids.set(code, id);
    await savePrices(
      db,
      part.flatMap((product) => priceRows(product.facts, ids.get(product.code) as number, now)),
      now,
    );
  }
  await saveComments(
    db,
    shop.families.flatMap((family) => commentRows(family, ids, now)),
  );
  await saveRelations(db, relations(products, ids, lookup));
  await saveCollections(db, { shop, products, ids });
  return ids;
}

function commentRows({ reviews = [], products }: ShopFacts['families'][number], ids: ReadonlyMap<string, number>, now: Date) {
  return reviews.map(({ product = products[0]?.code ?? '', lang, name, rate, message, written }) => ({
    product_id: ids.get(product) as number,
    lang,
    display_name: name,
    message,
    rate,
    verified: true,
    created_at: momentOf(written, now).toISOString(),
  }));
}

/** What goes along with a product: the first products of the families named. Variants share those of their configurable product. */
function relations(products: readonly FolderProduct[], ids: ReadonlyMap<string, number>, lookup: Lookup) {
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

/** Writes tags and lists. */
async function saveCollections(
  db: Db,
  { shop, products, ids }: { shop: ShopFacts; products: readonly FolderProduct[]; ids: ReadonlyMap<string, number> },
): Promise<void> {
  const idOf = (code: string): number => ids.get(code) as number;
  const textsOf = (kind: 'tag' | 'list', code: string) => ({
    titles: shop.words.of(`${kind}.${code}.title`),
    slugs: shop.words.of(`${kind}.${code}.slug`),
    descriptions: shop.words.of(`${kind}.${code}.description`),
  });
  await saveTags(
    db,
    shop.tags.map((code) => ({
      code,
      ...textsOf('tag', code),
      product_ids: products.filter((product) => hasTag(product, code)).map((product) => idOf(product.code)),
    })),
  );
  await saveLists(
    db,
    shop.lists.map(({ code, kind, products: codes = [] }, position) => ({ code, kind, position, ...textsOf('list', code), product_ids: codes.map(idOf) })),
  );
}

/** A configurable product carries the tags of its variants: it is the one that lists find. */
const hasTag = ({ type, family, facts }: FolderProduct, tag: string): boolean =>
  (type === 'configurable' ? family.products : [facts]).some(({ tags = [] }) => tags.includes(tag));
