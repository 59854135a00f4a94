import type { Db } from '@vitrina/backend/db';
import {
  clearLinks,
  dropOthers,
  saveReviews,
  saveLists,
  savePrices,
  saveProducts,
  saveQuestions,
  saveRelations,
  saveTags,
  selectIds,
  tagProducts,
} from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Pictures } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';
import { momentOf } from './moments.ts';
import { priceRows } from './price-rows.ts';
import { productRow } from './product-row.ts';
import type { FolderProduct } from './products-of.ts';
import { relatedTo } from './related-to.ts';
import type { Frame, IsSelected } from './save-frame.ts';
import { tagsOf } from './tags-of.ts';

const BATCH = 60;

interface Goods {
  shop: ShopFacts;
  products: readonly FolderProduct[];
  pictures: Pick<Pictures, 'products' | 'labels'>;
  lookup: Lookup;
  frame: Frame;
  isSelected: IsSelected;
  now: Date;
}

/** Writes products with prices, reviews and related products; returns ids by code. */
export async function saveGoods(db: Db, { shop, products: all, pictures, lookup, frame, isSelected, now }: Goods): Promise<ReadonlyMap<string, number>> {
  const products = all.filter(({ code }) => isSelected('product', code));
  const ids = await selectIds(db, 'products');
  // Earlier prices in the files apply to a product's first load only; afterwards the shop has its own history.
  const isKnown = new Set(ids.values());
  const languages = new Map<string, string[]>();
  for (let i = 0; i < products.length; i += BATCH) {
    const part = products.slice(i, i + BATCH);
    const rows = part.map((product) =>
      productRow(product, { shop, lookup, frame, images: pictures.products.get(product.code) ?? [], labels: pictures.labels, now }),
    );
    for (const { code, texts } of rows) languages.set(code, Object.keys(texts));
    const saved = await saveProducts(db, rows);
    for (const [code, id] of saved.ids) ids.set(code, id);
    await savePrices(
      db,
      part.flatMap((product) => {
        const id = ids.get(product.code) as number;
        const rows = priceRows(product.facts, id, now);
        return isKnown.has(id) ? rows.map(({ past: _past, from: _from, ...row }) => row) : rows;
      }),
      now,
      saved.createdIds,
    );
  }
  const written = products.map(({ code, facts }) => ({
    product_id: ids.get(code) as number,
    markets: Object.keys(facts.prices ?? {}),
    languages: languages.get(code) ?? [],
  }));
  await dropOthers(db, written);
  await clearLinks(
    db,
    written.map(({ product_id }) => product_id),
  );
  const isWritten = new Set(written.map(({ product_id }) => product_id));
  const reviews = shop.families.flatMap((family) => commentRows(family, ids, now)).filter(({ product_id }) => isWritten.has(product_id));
  await saveReviews(db, reviews);
  const questions = shop.families.flatMap((family) => questionRows(family, ids, now)).filter(({ product_id }) => isWritten.has(product_id));
  await saveQuestions(db, questions);
  await saveRelations(db, relations(products, ids, lookup));
  await saveCollections(db, { shop, products, ids, isSelected });
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

/** Rows of questions and answers; an answer without a name is the shop's. */
function questionRows({ questions = [], products }: ShopFacts['families'][number], ids: ReadonlyMap<string, number>, now: Date) {
  const at = (written: string) => momentOf(written, now).toISOString();
  return questions.map(({ product = products[0]?.code ?? '', lang, name, message, written, answers }) => ({
    product_id: ids.get(product) as number,
    lang,
    display_name: name,
    message,
    created_at: at(written),
    answers: answers.map((answer) => ({
      author: answer.name === undefined ? ('shop' as const) : ('buyer' as const),
      lang: answer.lang ?? lang,
      display_name: answer.name ?? '',
      message: answer.message,
      created_at: at(answer.written),
    })),
  }));
}

const relations = (products: readonly FolderProduct[], ids: ReadonlyMap<string, number>, lookup: Lookup) =>
  products.flatMap((product) =>
    relatedTo(product, lookup).flatMap((code, position) => {
      const related_id = ids.get(code);
      return related_id === undefined ? [] : [{ product_id: ids.get(product.code) as number, related_id, position }];
    }),
  );

interface Collections {
  shop: ShopFacts;
  products: readonly FolderProduct[];
  ids: ReadonlyMap<string, number>;
  isSelected: IsSelected;
}

/** Writes tags and product lists. */
async function saveCollections(db: Db, { shop, products, ids, isSelected }: Collections): Promise<void> {
  const idOf = (code: string): number => ids.get(code) as number;
  const textsOf = (kind: 'tag' | 'list', code: string) => ({
    titles: shop.words.of(`${kind}.${code}.title`),
    slugs: shop.words.of(`${kind}.${code}.slug`),
    descriptions: shop.words.of(`${kind}.${code}.description`),
  });
  const tags = shop.tags.filter((code) => isSelected('tag', code)).map((code) => ({ code, ...textsOf('tag', code), product_ids: [] }));
  await saveTags(db, tags);
  await tagProducts(
    db,
    products.flatMap((product) => tagsOf(product).map((tag) => ({ tag, product_id: idOf(product.code) }))),
  );
  const lists = shop.lists.map(({ code, kind, products: codes = [] }, position) => ({
    code,
    kind,
    position,
    ...textsOf('list', code),
    product_ids: codes.map(idOf),
  }));
  await saveLists(
    db,
    lists.filter(({ code }) => isSelected('list', code)),
  );
}
