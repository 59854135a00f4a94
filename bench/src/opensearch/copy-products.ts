import { queryShop } from '../shop-database.ts';

/** Tables with product data that lists, searches and pages read, with the column that refers to the product. */
const TABLES = [
  ['products', 'id'],
  ['product_texts', 'product_id'],
  ['product_codes', 'product_id'],
  ['prices', 'product_id'],
  ['price_history', 'product_id'],
  ['stock', 'product_id'],
  ['search_documents', 'product_id'],
] as const;
/** Columns that are unique per product. */
const OWN: readonly string[] = ['products.code', 'product_texts.slug', 'product_codes.code_key'];

/**
 * Copies the imported products of a running shop until it has `total` of them, bypassing triggers. Returns the number of products in its lists after the index
 * is rebuilt.
 */
export async function copyProducts(dataDir: string, total: number): Promise<number> {
  const runQuery = (text: string) => queryShop<Record<string, number>>(dataDir, text);
  const [{ count = 0, span = 0 } = {}] = await runQuery(
    `select count(*)::integer as count, (select max(id) from products)::integer as span from products where code in (select code from import_lines)`,
  );
  if (count === 0) throw new Error('there are no imported products to copy');
  const copies = Math.ceil(total / count) - 1;
  for (let copy = 1; copy <= copies; copy += 1) await runQuery(copyStatements(await columnsOf(dataDir), { copy, shift: copy * span }));
  await runQuery(`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
  await runQuery('vacuum analyze');
  const [{ shown = 0 } = {}] = await runQuery(`select count(*)::integer as shown from products where visible and type <> 'variant'`);
  return shown;
}

type Columns = ReadonlyMap<string, readonly string[]>;

async function columnsOf(dataDir: string): Promise<Columns> {
  const rows = await queryShop<{ place: string; column: string }>(
    dataDir,
    `select table_name as place, column_name as column from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  );
  return new Map([...Map.groupBy(rows, ({ place }) => place)].map(([place, own]) => [place, own.map(({ column }) => column)]));
}

function copyStatements(columns: Columns, { copy, shift }: { copy: number; shift: number }): string {
  const inserts = TABLES.map(([table, key]) => {
    const names = (columns.get(table) ?? []).filter((name) => name === key || name !== 'id');
    const values = names.map((name) => (name === key ? `${name} + ${shift}` : OWN.includes(`${table}.${name}`) ? `${name} || '-copy-${copy}'` : `"${name}"`));
    return `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
      select ${values.join(', ')} from ${table} where ${key} in (select id from products where code in (select code from import_lines))`;
  });
  return ['begin', 'set local session_replication_role = replica', ...inserts, 'commit'].join(';\n');
}
