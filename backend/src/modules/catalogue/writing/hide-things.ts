import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Codes by kind. */
export type HiddenThings = Record<'products' | 'categories' | 'brands' | 'tags' | 'lists', readonly string[]>;

/** Hides data instead of deleting it, as orders and links may refer to it. Tags and lists lose their products. */
export async function hideCatalogueThings(db: Db, { products, categories, brands, tags, lists }: HiddenThings): Promise<void> {
  if (products.length > 0) await sql`update products set visible = false, updated_at = now() where code = any(${products}::text[])`.execute(db);
  if (categories.length > 0) await sql`update categories set visible = false where code = any(${categories}::text[])`.execute(db);
  if (brands.length > 0) await sql`update manufacturers set visible = false where code = any(${brands}::text[])`.execute(db);
  if (tags.length > 0) await sql`delete from product_tags where tag_id in (select id from tags where code = any(${tags}::text[]))`.execute(db);
  if (lists.length > 0) await sql`delete from list_products where list_id in (select id from lists where code = any(${lists}::text[]))`.execute(db);
}
