import { migrate } from '../../backend/src/db/index.ts';
import { loadDemoShop } from '../../server/src/start/load-demo.ts';

/** The empty shop that tests copy. */
export async function makeEmpty(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
}

/** The demo shop that tests copy, in a migrated database; its pictures go to `dataDir`. */
export const makeDemo = ({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Promise<void> =>
  loadDemoShop({ databaseUrl, dataDir, defaultLanguage: 'si', withLogins: true, log: () => {} });
