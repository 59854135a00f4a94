import pg from 'pg';

export interface ShopState {
  /** No product was ever stored. */
  isEmpty: boolean;
  /** The demo shop was loaded. */
  hasDemo: boolean;
  /** The shop has served shoppers in production. */
  isInProduction: boolean;
  /** Loading the demo shop was begun and not finished. */
  hasHalfDemo: boolean;
}

/** Reads which data a migrated database holds. */
export async function readShopState(url: string): Promise<ShopState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    const { rows } = await client.query<ShopState>(`
      select not exists (select from products) as "isEmpty",
        exists (select from settings where key = 'demo_loaded') as "hasDemo",
        exists (select from settings where key = 'production_begun') as "isInProduction",
        exists (select from settings where key = 'demo_begun') and not exists (select from settings where key = 'demo_loaded') as "hasHalfDemo"`);
    return rows[0] as ShopState;
  } finally {
    await client.end();
  }
}

/** Notes that the demo shop is being loaded, so that an interrupted load is done again. */
export const markDemoLoadStarted = (url: string): Promise<void> => note(url, 'demo_begun');

/** Marks the database as serving shoppers, so that no command adds the public demo logins. */
export const markProductionStarted = (url: string): Promise<void> => note(url, 'production_begun');

async function note(url: string, key: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    await client.query(`insert into settings (key, value) values ($1, to_jsonb(now())) on conflict (key) do nothing`, [key]);
  } finally {
    await client.end();
  }
}
