import { migrate } from '../backend/src/db/index.ts';
import { startEmbeddedPostgres } from '../server/src/embedded-postgres/start-embedded-postgres.ts';
import { loadDemoShop } from '../server/src/load-demo.ts';
import { onServer } from './on-server.ts';

const DEMO_TEMPLATE = 'demo_template';

export interface TestPostgres {
  /** Variables that tell the tests where it is. */
  env: { TEST_DATABASE_URL: string; TEST_DEMO_TEMPLATE: string; TEST_DATA_DIR: string };
  stop: () => Promise<void>;
}

/** A PostgreSQL in `folder` for one test run, with the demo shop loaded once as the template that tests copy. */
export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  // Nothing of a test outlives the run, so nothing has to reach the disk.
  const settings = { max_connections: 120, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: (line) => console.log(line), settings });
  try {
    await onServer(postgres.url, `create database ${DEMO_TEMPLATE}`);
    const databaseUrl = Object.assign(new URL(postgres.url), { pathname: `/${DEMO_TEMPLATE}` }).href;
    await migrate(databaseUrl);
    await loadDemoShop({ databaseUrl, dataDir: folder, defaultLanguage: 'si', withLogins: true, log: () => {} });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { env: { TEST_DATABASE_URL: postgres.url, TEST_DEMO_TEMPLATE: DEMO_TEMPLATE, TEST_DATA_DIR: folder }, stop: () => postgres.stop() };
}
