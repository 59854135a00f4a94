/** `npm run demo`: loads the demo shop into DATABASE_URL, or into the embedded database. */
import { migrate } from '@vitrina/backend/db';
import { loadDemoShop } from '../load-demo.ts';
import { runCommand } from './run-command.ts';

await runCommand('demo', async ({ config, url }) => {
  await migrate(url);
  await loadDemoShop({ databaseUrl: url, dataDir: config.dataDir, defaultLanguage: config.defaultLanguage, log: (line) => console.log(line) });
  return 0;
});
