import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';

/** Deletes prices of markets and texts of languages that products no longer have. */
export async function dropOthers(db: Db, products: readonly { product_id: number; markets: readonly string[]; languages: readonly string[] }[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${json(products)}::jsonb) as i(product_id integer, markets jsonb, languages jsonb)`;
  await sql`delete from prices p using ${rows} where p.product_id = i.product_id and not i.markets ? p.market`.execute(db);
  await sql`delete from product_texts t using ${rows} where t.product_id = i.product_id and not i.languages ? t.lang`.execute(db);
}

/** Deletes values that an attribute no longer has. */
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

/** Deletes tags and relations of products, before they are written again. */
export async function clearLinks(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`delete from product_tags where product_id = any(${productIds}::integer[])`.execute(db);
  await sql`delete from product_relations where product_id = any(${productIds}::integer[])`.execute(db);
}

const TABLES = { categories: 'categories', sellers: 'sellers', warehouses: 'warehouses', products: 'products', manufacturers: 'manufacturers' } as const;

export async function selectIds(db: Db, table: keyof typeof TABLES): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`select code, id from ${sql.table(TABLES[table])}`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}
