import pg from 'pg';

export interface ShopState {
  /** No product was ever stored. */
  isEmpty: boolean;
  /** The demo shop was loaded, so its logins are known to everybody. */
  hasDemo: boolean;
  /** Loading the demo shop was begun and not finished. */
  hasHalfDemo: boolean;
}

/** What a migrated database holds. */
export async function readShopState(url: string): Promise<ShopState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    const { rows } = await client.query<ShopState>(`
      select not exists (select from products) as "isEmpty",
        exists (select from settings where key = 'demo_loaded') as "hasDemo",
        exists (select from settings where key = 'demo_begun') and not exists (select from settings where key = 'demo_loaded') as "hasHalfDemo"`);
    return rows[0] as ShopState;
  } finally {
    await client.end();
  }
}

/** Notes that the demo shop is being loaded, so that an interrupted load is done again. */
export async function noteDemoBegun(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    await client.query(`insert into settings (key, value) values ('demo_begun', to_jsonb(now())) on conflict (key) do nothing`);
  } finally {
    await client.end();
  }
}
