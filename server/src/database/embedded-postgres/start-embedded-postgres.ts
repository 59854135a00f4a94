import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { binariesEnvironment, program } from './binaries.ts';
import { chooseFolders, type Folders } from './choose-folders.ts';
import { checkVersion, makeCluster, SUPERUSER } from './make-cluster.ts';
import type { Settings } from './postgres-settings.ts';
import { runPostgres } from './run-postgres.ts';
import { socketFolderOf } from './socket-folder.ts';
import { stopOrphan } from './stop-orphan.ts';

const DATABASE = 'vitrina';

export interface EmbeddedPostgres {
  /** Connection string of the shop's database, over TCP. */
  url: string;
  /** Connection string over a socket file, which costs three quarters of TCP per message; over TCP if no socket is possible. */
  socketUrl: string;
  /** Process id of the server program. */
  readonly pid: number | undefined;
  /** The cluster was made by this start. */
  isNew: boolean;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** Server settings that differ from the shop's; for tests. */
  settings?: Settings | undefined;
}

/** Starts the PostgreSQL that comes with the shop, with its data in `dataDir`. The caller holds the folder's lock. */
export async function startEmbeddedPostgres({ dataDir, log, settings }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const folders = chooseFolders(dataDir);
  const password = passwordOf(dataDir);
  const data = join(folders.home, 'data');
  const orphan = await stopOrphan(data);
  if (orphan) log(`Stopped a database (process ${orphan}) that an earlier run had left behind.`);
  const { isNew } = await makeCluster({ folders, password });
  checkVersion(folders, majorVersion(folders));
  const port = await freePort();
  const urlOf = (database: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const socketFolder = socketFolderOf(folders.home, port);
  const running = await runPostgres({ folders, port, socketFolder, url: urlOf('postgres'), logFile: join(dataDir, 'postgres.log'), log, settings });
  await makeDatabase(urlOf('postgres'));
  return {
    url: urlOf(DATABASE),
    // pg prefers this host to that of the address.
    socketUrl: socketFolder === null ? urlOf(DATABASE) : `${urlOf(DATABASE)}?host=${encodeURIComponent(socketFolder)}`,
    get pid() {
      return running.pid;
    },
    isNew,
    stop: () => running.stop(),
  };
}

/** The superuser's password, made once and readable by the owner only. */
function passwordOf(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function majorVersion({ binaries }: Folders): string {
  const { stdout } = spawnSync(program(binaries, 'postgres'), ['--version'], { encoding: 'utf8', env: binariesEnvironment(binaries) });
  return /(\d+)/.exec(stdout)?.[1] ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
