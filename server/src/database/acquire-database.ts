import { checkDatabase } from './check-database.ts';
import type { Config } from '../config/read-config.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';
import { type LockHolder, type LockOutcome, type ServerLock, takeLock } from './lock/server-lock.ts';
import { StartFailed } from '../shared/start-failed.ts';

export interface AcquiredDatabase {
  url: string;
  /** True for the database that comes with the shop, started here. */
  isEmbedded: boolean;
  lock: ServerLock | null;
  stop: () => Promise<void>;
}

/** Error: another process holds the data folder. */
export class DataFolderInUse extends StartFailed {
  readonly holder: LockHolder;
  constructor(dataDir: string, holder: LockHolder) {
    const where = holder.address ? `, reached at ${holder.address}` : '';
    const isStarting = holder.purpose === 'server' && !holder.address;
    const hint = isStarting
      ? 'It is still starting: try again when it says that the shop is open.'
      : 'Stop that one first, or start this one with another DATA_DIR and PORT.';
    super(`The data folder ${dataDir} is in use by process ${holder.pid} (${holder.purpose}${where}).\n${hint}`);
    this.holder = holder;
  }
}

/** The database to work on: DATABASE_URL's, else the embedded one, started with the data folder locked for `purpose`. */
export async function acquireDatabase({
  config: { database, storage, mode },
  purpose,
  log,
}: {
  config: Pick<Config, 'database' | 'storage' | 'mode'>;
  purpose: string;
  log: (line: string) => void;
}): Promise<AcquiredDatabase> {
  if (database.url) {
    await checkDatabase(database.url, { mustKeep: mode === 'production' && !database.mayForget });
    return { url: database.url, isEmbedded: false, lock: null, stop: async () => {} };
  }
  const { dataDir } = storage;
  const taken = lockFolder(dataDir, purpose);
  if (!taken.ok) throw new DataFolderInUse(dataDir, taken.holder);
  const { lock } = taken;
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    lock.update({ databaseUrl: postgres.url });
    return {
      url: postgres.socketUrl,
      isEmbedded: true,
      lock,
      stop: async () => {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockFolder(dataDir: string, purpose: string): LockOutcome {
  try {
    return takeLock(dataDir, purpose);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code))
      throw new StartFailed(`The data folder ${dataDir} cannot be written (${code}). Make it writable, or choose another with DATA_DIR.`);
    throw error;
  }
}
