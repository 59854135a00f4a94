import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './server-process.ts';

/** `npm test` finds or installs one and says so; without it the tests that need it are left out. */
export const hasRedisServer = process.env.REDIS_SERVER_PATH !== undefined;
/** Beside `skipIf`: the run's last lines name it. */
export const NEEDS_REDIS = { meta: { needs: 'a Redis server' } };

export interface RedisServer {
  url: string;
  port: number;
  /** A connection to look at it. */
  client: Redis;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  /** After a kill: empty, on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of its own, which keeps nothing. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const client = new Redis({ host: '127.0.0.1', port, lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => {});
  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    child = spawn(process.env.REDIS_SERVER_PATH as string, settings, { argv0: 'redis-server', stdio: 'ignore' });
    await client.ping();
  };
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('close', () => resolve());
      child.kill('SIGKILL');
    });
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    client,
    kill,
    start,
    stop: async () => {
      client.disconnect();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
