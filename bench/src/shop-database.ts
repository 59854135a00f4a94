import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Queries the embedded database of a running shop over a separate connection. */
export async function queryShop<T extends pg.QueryResultRow>(dataDir: string, text: string, values: unknown[] = []): Promise<T[]> {
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { databaseUrl: string };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Quantities by product and warehouse, in stock plus sold: orders do not change this sum. */
export async function stockByProduct(dataDir: string): Promise<Map<string, number>> {
  const rows = await queryShop<{ place: string; pieces: number }>(
    dataDir,
    `select s.product_id || ' in ' || s.warehouse_id as place, (s.qty - coalesce(sum(m.qty), 0))::integer as pieces
     from stock s left join stock_movements m on m.product_id = s.product_id and m.warehouse_id = s.warehouse_id
     group by s.product_id, s.warehouse_id`,
  );
  return new Map(rows.map(({ place, pieces }) => [place, pieces]));
}

/** Number of products and warehouses whose sum has changed. */
export async function stockFaults(dataDir: string, before: ReadonlyMap<string, number>): Promise<number> {
  const now = await stockByProduct(dataDir);
  return [...new Set([...before.keys(), ...now.keys()])].filter((place) => before.get(place) !== now.get(place)).length;
}
