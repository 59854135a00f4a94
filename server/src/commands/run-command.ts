import { BadConfig, type Config, readConfig } from '../config/read-config.ts';
import { readHolder } from '../database/lock/server-lock.ts';
import { StartFailed } from '../shared/start-failed.ts';
import { acquireDatabase } from '../database/acquire-database.ts';

/**
 * Runs a command on the shop's database: DATABASE_URL's; else the embedded one, through the running server when there is
 * one, started for the command when there is none. `work` returns the exit code.
 */
export async function runCommand(purpose: string, work: (shop: { config: Config; url: string }) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await withDatabase(purpose, work);
  } catch (error) {
    if (!(error instanceof BadConfig || error instanceof StartFailed)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function withDatabase(purpose: string, work: (shop: { config: Config; url: string }) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, () => []);
  const holder = config.database.url ? null : readHolder(config.storage.dataDir);
  if (holder?.databaseUrl && holder.purpose === 'server') return work({ config, url: holder.databaseUrl });
  const database = await acquireDatabase({ config, purpose, log: (line) => console.log(line) });
  const stop = () => void database.stop().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
  try {
    return await work({ config, url: database.url });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
    await database.stop();
  }
}
