import { migrate } from '../../backend/src/db/index.ts';
import { cheapenPasswords } from '../../backend/src/testing/cheapen-passwords.ts';
import { loadDemoShop } from '../../server/src/start/load-demo.ts';

/** Creates the empty shop that tests copy. */
export async function makeEmpty(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
}

/** Creates the demo shop that tests copy, in a migrated database; its pictures are written to `dataDir`. */
export async function makeDemo({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Promise<void> {
  await loadDemoShop({ databaseUrl, dataDir, defaultLanguage: 'si', withLogins: true, log: () => {} });
  await cheapenPasswords(databaseUrl);
}
