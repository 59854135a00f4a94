import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from '@vitrina/contract/testing/program-of';
import { copyDemoDatabase, type DemoDatabase } from './demo-database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 550_000;
/** Flag set by `npm start`: rendering takes a fifteenth less processor time. */
const ROOM_FOR_PAGES = '--max-semi-space-size=32';

export interface RunningShop {
  /** `http://localhost:4321` */
  origin: string;
  /** Connection string of its database, to read mails; `null`: not accessible. */
  databaseUrl: string | null;
  /** Data folder; `null`: not accessible. */
  dataDir: string | null;
  /** Its output so far; empty: the shop runs elsewhere. */
  output: () => string;
  stop: () => Promise<void>;
}

const MAIN = join(ROOT, 'server/src/main.ts');

/**
 * The shop for the whole run, from its sources like in production: the one at E2E_ORIGIN, else a new process with the demo shop, on a copy of the
 * test run's database (TEST_DATABASE_URL, TEST_DEMO_TEMPLATE, TEST_DATA_DIR) or on an embedded one that it fills itself.
 */
export async function startShop(): Promise<RunningShop> {
  if (process.env.E2E_ORIGIN)
    return { origin: new URL(process.env.E2E_ORIGIN).origin, databaseUrl: null, dataDir: null, output: () => '', stop: async () => {} };
  return startOwnShop({}, copyDemoDatabase, MAIN);
}

/** Starts a separate shop with these settings, on a copy of the demo shop unless another database is given. */
export async function startOwnShop(
  settings: Record<string, string> = {},
  makeDatabase: () => Promise<DemoDatabase | null> = copyDemoDatabase,
  program = programOf(MAIN),
): Promise<RunningShop> {
  const database = await makeDatabase();
  const ownFolder = database ? null : mkdtempSync(join(tmpdir(), 'vitrina-e2e-'));
  const port = await freePort();
  // Like production but local: in test mode the backend also validates its replies against the contract.
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '',
    // Long timeouts, as a busy machine may be slow.
    READ_LIMIT_MS: '60000',
    WRITE_LIMIT_MS: '120000',
    RENDER_TIMEOUT_MS: '600000',
    // Tests place more orders than one person would; production refuses them.
    ORDER_LIMITS: settings.NODE_ENV === 'production' ? '' : 'off',
    // Required in production.
    PUBLIC_URL: settings.NODE_ENV === 'production' ? `http://localhost:${port}` : '',
    BACKEND_URL: '',
    DATABASE_URL: database?.url ?? '',
    DATA_DIR: database?.dataDir ?? (ownFolder as string),
    ...settings,
  };
  const child = spawn(process.execPath, ['--no-warnings', ROOM_FOR_PAGES, program], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const stop = async () => {
    await stopChild(child);
    await database?.drop();
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://localhost:${port}`, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, databaseUrl: database?.url ?? null, dataDir: env.DATA_DIR, output: () => output, stop };
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the shop ended:\n${output()}`);
    if (
      await fetch(`${origin}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop was not ready in time:\n${output()}`);
}

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
