import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { json } from './ids.ts';

/** A part of a shop that a folder holds: a category, a product. */
export interface FolderThing {
  kind: string;
  code: string;
  /** Of the thing as it was loaded. */
  hash: string;
  /** No longer in the folder. */
  removed: boolean;
}

export async function selectFolderThings(db: Db): Promise<FolderThing[]> {
  const { rows } = await sql<FolderThing>`select kind, code, hash, removed from folder_things`.execute(db);
  return rows;
}

export async function saveFolderThings(db: Db, things: readonly FolderThing[]): Promise<void> {
  await sql`
    insert into folder_things (kind, code, hash, removed) select kind, code, hash, removed from jsonb_to_recordset(${json(things)}::jsonb) as t(kind text, code text, hash text, removed boolean)
    on conflict (kind, code) do update set hash = excluded.hash, removed = excluded.removed`.execute(db);
}

/** Keeps the folder as it was loaded; earlier ones go. */
export async function saveFolderContent(db: Db, content: string): Promise<void> {
  await sql`delete from folder_loads`.execute(db);
  await sql`insert into folder_loads (content) values (${content})`.execute(db);
}

/** `null`: nothing was loaded from a folder. */
export async function selectFolderContent(db: Db): Promise<string | null> {
  const { rows } = await sql<{ content: string }>`select content from folder_loads order by id desc limit 1`.execute(db);
  return rows[0]?.content ?? null;
}

/** One load at a time: the next waits until this transaction has ended. */
export const lockFolderLoads = (db: Db): Promise<unknown> => sql`select pg_advisory_xact_lock(7216449)`.execute(db);

/** Takes things out of sight that a folder holds no longer; orders and links may point to them, so nothing is deleted. */
export async function hideThings(
  db: Db,
  {
    products,
    categories,
    brands,
    tags,
    lists,
    contents,
  }: Record<'products' | 'categories' | 'brands' | 'tags' | 'lists', readonly string[]> & {
    contents: readonly { kind: string; code: string }[];
  },
): Promise<void> {
  if (products.length > 0) await sql`update products set visible = false, updated_at = now() where code = any(${products}::text[])`.execute(db);
  if (categories.length > 0) await sql`update categories set visible = false where code = any(${categories}::text[])`.execute(db);
  if (brands.length > 0) await sql`update manufacturers set visible = false where code = any(${brands}::text[])`.execute(db);
  if (contents.length > 0)
    await sql`update contents c set visible = false, updated_at = now() from jsonb_to_recordset(${json(contents)}::jsonb) as i(kind text, code text) where c.kind = i.kind and c.code = i.code`.execute(
      db,
    );
  if (tags.length > 0) await sql`delete from product_tags where tag_id in (select id from tags where code = any(${tags}::text[]))`.execute(db);
  if (lists.length > 0) await sql`delete from list_products where list_id in (select id from lists where code = any(${lists}::text[]))`.execute(db);
}

/** Takes away prices of markets and texts of languages that products no longer have. */
export async function dropOthers(db: Db, products: readonly { product_id: number; markets: readonly string[]; languages: readonly string[] }[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${json(products)}::jsonb) as i(product_id integer, markets jsonb, languages jsonb)`;
  await sql`delete from prices p using ${rows} where p.product_id = i.product_id and not i.markets ? p.market`.execute(db);
  await sql`delete from product_texts t using ${rows} where t.product_id = i.product_id and not i.languages ? t.lang`.execute(db);
}

/** Takes away values that a choice no longer has. */
export async function dropValues(db: Db, attributes: readonly { code: string; values: readonly string[] }[]): Promise<void> {
  await sql`
    delete from attribute_values v using jsonb_to_recordset(${json(attributes)}::jsonb) as i(code text, "values" jsonb)
    where v.attribute_code = i.code and not i.values ? v.code`.execute(db);
}

export async function tagProducts(db: Db, tagged: readonly { tag: string; product_id: number }[]): Promise<void> {
  await sql`
    insert into product_tags (tag_id, product_id) select t.id, i.product_id from jsonb_to_recordset(${json(tagged)}::jsonb) as i(tag text, product_id integer) join tags t on t.code = i.tag
    on conflict do nothing`.execute(db);
}

/** Tags and relations of products, before they are written anew. */
export async function clearLinks(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`delete from product_tags where product_id = any(${productIds}::integer[])`.execute(db);
  await sql`delete from product_relations where product_id = any(${productIds}::integer[])`.execute(db);
}

const TABLES = { categories: 'categories', sellers: 'sellers', warehouses: 'warehouses', products: 'products', manufacturers: 'manufacturers' } as const;

export async function selectIds(db: Db, table: keyof typeof TABLES): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`select code, id from ${sql.table(TABLES[table])}`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}
