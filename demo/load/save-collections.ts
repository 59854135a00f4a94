import type { Db } from '@vitrina/backend/db';
import { saveLists, saveTags } from '@vitrina/backend/seed';
import { lists } from '../shop/lists.ts';
import { tags } from '../shop/tags.ts';
import { inAll } from './all-languages.ts';
import type { Lookup } from './lookup.ts';
import type { DemoProduct } from './products-of.ts';

/** Writes tags, which products get by rule, and lists. */
export async function saveCollections(db: Db, products: readonly DemoProduct[], ids: ReadonlyMap<string, number>, lookup: Lookup): Promise<void> {
  const tagged = (code: string): number => ids.get(code) as number;
  await saveTags(
    db,
    tags.map(({ code, title, slug, description, rule }) => ({
      code,
      titles: inAll(title),
      slugs: inAll(slug),
      descriptions: inAll(description),
      product_ids: products.filter((product) => follows(product, rule, lookup)).map((product) => tagged(product.code)),
    })),
  );
  await saveLists(
    db,
    lists.map(({ code, kind, title, slug, description, codes = [] }, position) => ({
      code,
      kind,
      position,
      titles: inAll(title),
      slugs: inAll(slug),
      descriptions: inAll(description),
      product_ids: codes.map(tagged),
    })),
  );
}

/** A configurable product carries the tags of its variants: it is the one that lists find. */
function follows(product: DemoProduct, rule: (typeof tags)[number]['rule'], lookup: Lookup): boolean {
  const categories = lookup.categoryPath(product.family.category).map((category) => category.code);
  const models = product.type === 'configurable' ? product.family.models : [product.model];
  return models.some((model) => rule({ product, model, categories }));
}
