/** `npm run demo`: loads the demo shop into DATABASE_URL, or into the embedded database. */
import { migrate } from '@vitrina/backend/db';
import { loadDemoShop } from '../start/load-demo.ts';
import { readShopState } from '../database/shop-state.ts';
import { StartFailed } from '../shared/start-failed.ts';
import { runCommand } from './run-command.ts';

await runCommand('demo', async ({ config: { mode, demo, storage, languages }, url }) => {
  if (!demo.mayLoad) throw new StartFailed('With NODE_ENV=production the demo shop is loaded only with VITRINA_DEMO=1, and without its logins.');
  await migrate(url);
  const withLogins = mode !== 'production' && !(await readShopState(url)).isInProduction;
  await loadDemoShop({ databaseUrl: url, dataDir: storage.dataDir, defaultLanguage: languages.defaultLanguage, withLogins, log: (line) => console.log(line) });
  if (!withLogins) console.log('Loaded without the demo logins: their password is known to everybody, and this database serves shoppers.');
  return 0;
});
