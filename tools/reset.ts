/** `npm run reset`: removes the data folder, so that the next start creates it again. Running processes are not stopped. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadConfig, type Config, readConfig } from '../server/src/config/read-config.ts';
import { stopOrphan } from '../server/src/database/embedded-postgres/stop-orphan.ts';
import { readHolder } from '../server/src/database/lock/server-lock.ts';

const { storage, database } = readOrEnd();
const { dataDir } = storage;
if (database.url) {
  console.error(
    `DATABASE_URL is set: its database is yours to empty, and the pictures in ${dataDir} belong to it. Without DATABASE_URL the data folder is removed.`,
  );
  process.exit(1);
}
const holder = readHolder(dataDir);
if (holder) {
  console.error(`${dataDir} is in use by process ${holder.pid} (${holder.purpose}). Stop it first.`);
  process.exit(1);
}
if (!existsSync(dataDir)) {
  console.log(`${dataDir} is not there: nothing to remove.`);
  process.exit(0);
}

const note = join(dataDir, 'postgres-is-elsewhere.txt');
const elsewhere = existsSync(note) ? readFileSync(note, 'utf8').split('\n')[0] : undefined;
for (const home of [join(dataDir, 'postgres'), ...(elsewhere ? [elsewhere] : [])]) {
  await stopOrphan(join(home, 'data'));
  rmSync(home, { recursive: true, force: true });
}
if (elsewhere && existsSync(dirname(elsewhere)) && readdirSync(dirname(elsewhere)).length === 0) rmSync(dirname(elsewhere), { recursive: true });
rmSync(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}. The next \`npm start\` makes a new one.`);

function readOrEnd(): Config {
  try {
    return readConfig(process.env, () => []);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
