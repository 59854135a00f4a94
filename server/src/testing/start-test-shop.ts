import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowLogged } from '../../../backend/src/testing/expect-logged.ts';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { createShop, type Shop } from '../start/create-shop.ts';
import { forgetRepeats } from '../telemetry/log.ts';
import { type StubStorefront, stubStorefront } from './stub-storefront.ts';

export interface TestShop {
  shop: Shop;
  storefront: StubStorefront;
  database: TestDatabase;
  dataDir: string;
  /** `http://127.0.0.1:port` */
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

/** Production does not start without one. */
const TEST_KEY = 'a key that only the tests of this shop know';

/** A whole shop behind a real port, with a stub in the storefront's place, on a database of its own. */
export async function startTestShop({
  kind = 'empty',
  env = {},
  storefront = stubStorefront(),
  database: existingDatabase,
}: {
  kind?: 'empty' | 'demo';
  env?: Record<string, string>;
  storefront?: StubStorefront;
  /** Of another shop, which keeps it: two processes of one shop. */
  database?: TestDatabase;
} = {}): Promise<TestShop> {
  if (env.NODE_ENV === 'production' && !env.SMTP_URL) allowLogged(/SMTP_URL is not set: mails wait/);
  const database = existingDatabase ?? (await createTestDatabase(kind));
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-shop-'));
  const key = env.NODE_ENV === 'production' ? { SECRET_KEY: TEST_KEY } : {};
  // A busy machine may take its time; a warning about it would fail the test.
  const patience = { READ_LIMIT_MS: '60000', WRITE_LIMIT_MS: '120000', SLOW_QUERY_MS: '600000' };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...patience, ...key, ...env });
  forgetRepeats();
  const shop = await createShop({ config, databaseUrl: database.url, storefront });
  const { port } = await shop.listen();
  return {
    shop,
    storefront,
    database,
    dataDir,
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      await shop.close();
      forgetRepeats();
      if (!existingDatabase) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
