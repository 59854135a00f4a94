import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

/** Dependency of the process under test, behind a faulty network. */
export type Behind = 'database' | 'backend';

export interface SplitShop {
  /** The process under test. */
  front: ShopProcess;
  /** Holds the database, and is the backend if there is one. */
  behind: ShopProcess;
  way: FaultProxy;
  /** Shifts the clock of the processes by this many seconds. */
  setClock: (seconds: number) => void;
  stop: () => Promise<void>;
}

/** Starts a shop in two parts with a fault proxy between them: its database elsewhere, or a storefront-only server with its backend elsewhere. */
export async function startSplitShop({ port, kind, dataDir }: { port: number; kind: Behind; dataDir: string }): Promise<SplitShop> {
  const own = mkdtempSync(join(tmpdir(), 'vitrina-front-'));
  const clock = join(own, 'clock');
  writeFileSync(clock, '0');
  const env = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${fileURLToPath(new URL('preload/shift-clock.mjs', import.meta.url))}`, SANDBOX_BANK_PORT: '0' };
  const behind = await startShop({ dataDir, port: port + 1, env: { ...env, TRUSTED_PROXIES: '1' } });
  const database = databaseUrlOf(dataDir);
  const target = kind === 'database' ? { host: database.hostname, port: Number(database.port) } : { host: '127.0.0.1', port: behind.port };
  const way = await startFaultProxy({ target });
  const through = Object.assign(new URL(database), { port: String(way.port) }).href;
  const aim = kind === 'database' ? { DATABASE_URL: through } : { BACKEND_URL: `http://127.0.0.1:${way.port}` };
  const front = await startShop({ dataDir: own, port, env: { ...env, ...aim } });
  return {
    front,
    behind,
    way,
    setClock: (seconds) => writeFileSync(clock, String(seconds)),
    stop: async () => {
      await way.set(null);
      await front.stop();
      await way.stop();
      await behind.stop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** URL of the embedded database of a running shop. */
export const databaseUrlOf = (dataDir: string): URL =>
  new URL((JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { databaseUrl: string }).databaseUrl);
