/** `npm run backup -- FOLDER`: copies embedded database and pictures into a new folder while the shop goes on. `DATA_DIR=FOLDER npm start` starts a shop on it. */
import { backUp } from '../services/backup/back-up.ts';
import { runCommand } from './run-command.ts';

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Where to?\nUse: npm run backup -- FOLDER');
  process.exit(2);
}

await runCommand('backup', async ({ config, url }) => {
  if (config.database.url) {
    console.error('DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, and the folder media/ in DATA_DIR with the system’s.');
    return 1;
  }
  const startedAt = performance.now();
  await backUp({ dataDir: config.storage.dataDir, url, target });
  console.log(`Backed up to ${target} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. A shop on it: DATA_DIR=${target} npm start`);
  return 0;
});
