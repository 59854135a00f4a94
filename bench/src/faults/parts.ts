import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { hasRedis, type RedisProcess, startRedis } from '../redis-process.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { databaseUrlOf } from '../split-shop.ts';

/** A process under test, which a fault may kill; the drill restarts it as a supervisor would. */
export interface Server {
  name: 'storefront' | 'backend';
  port: number;
  dataDir: string;
  now: () => ShopProcess;
  killAndRestart: () => Promise<void>;
}

export interface Parts {
  /** Holds the embedded database; gets no shoppers. */
  keeper: ShopProcess;
  keeperDataDir: string;
  storefront: Server;
  backend: Server;
  /** Proxies from the storefront to the backend, and from the backend to its database and to Redis. */
  ways: { backend: FaultProxy; database: FaultProxy; redis: FaultProxy | null };
  redis: RedisProcess | null;
  setClock: (seconds: number) => void;
  stop: () => Promise<void>;
}

/** A storefront-only server in front of a backend that also serves pages, with database and Redis elsewhere and a fault proxy on every connection. */
export async function startParts({ port, dataDir }: { port: number; dataDir: string }): Promise<Parts> {
  const own = mkdtempSync(join(tmpdir(), 'vitrina-faults-'));
  const clock = join(own, 'clock');
  writeFileSync(clock, '0');
  const env = {
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('../preload/shift-clock.mjs', import.meta.url))}`,
    SANDBOX_BANK_PORT: '0',
    // Two servers of one shop, which share cached pages in Redis; every shopper has another client address.
    PUBLIC_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '1',
  };
  const keeper = await startShop({ dataDir, port: port + 2, env: { SANDBOX_BANK_PORT: '0' } });
  const database = databaseUrlOf(dataDir);
  const redis = hasRedis() ? await startRedis(port + 3) : null;
  const ways = {
    backend: await startFaultProxy({ target: { host: '127.0.0.1', port: port + 1 } }),
    database: await startFaultProxy({ target: { host: database.hostname, port: Number(database.port) } }),
    redis: redis && (await startFaultProxy({ target: { host: '127.0.0.1', port: redis.port } })),
  };
  const url = Object.assign(new URL(database), { port: String(ways.database.port) }).href;
  const redisUrl = ways.redis ? { REDIS_URL: `redis://127.0.0.1:${ways.redis.port}` } : {};
  const backend = await startServer('backend', {
    port: port + 1,
    dataDir: folderWith(own, 'backend', dataDir),
    env: { ...env, ...redisUrl, DATABASE_URL: url },
  });
  const storefront = await startServer('storefront', {
    port,
    dataDir: folderWith(own, 'storefront', dataDir),
    env: { ...env, ...redisUrl, BACKEND_URL: `http://127.0.0.1:${ways.backend.port}` },
  });
  return {
    keeper,
    keeperDataDir: dataDir,
    storefront,
    backend,
    ways,
    redis,
    setClock: (seconds) => writeFileSync(clock, String(seconds)),
    stop: async () => {
      for (const way of Object.values(ways)) await way?.set(null);
      await Promise.all([storefront.now().stop(), backend.now().stop()]);
      await keeper.stop();
      for (const way of Object.values(ways)) await way?.stop();
      redis?.kill();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** A separate data folder with the demo shop's pictures. */
function folderWith(own: string, name: string, keeperDataDir: string): string {
  const folder = join(own, name);
  mkdirSync(folder);
  symlinkSync(join(keeperDataDir, 'media'), join(folder, 'media'));
  return folder;
}

async function startServer(name: Server['name'], options: { port: number; dataDir: string; env: Record<string, string> }): Promise<Server> {
  let now = await startShop(options);
  return {
    name,
    port: options.port,
    dataDir: options.dataDir,
    now: () => now,
    killAndRestart: async () => {
      await now.kill();
      now = await startShop(options);
    },
  };
}
