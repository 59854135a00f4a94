import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault-proxy.ts';
import { childrenOf } from '../process-tree.ts';
import { queryShop } from '../shop-database.ts';
import { requestCorruptPictures, crawl, dripSlowly, fillPictureFolder } from './callers.ts';
import type { Parts } from './parts.ts';

/** Starts a fault; resolves with the function that ends it. `null`: it is not possible on this machine. */
export type StartFault = (parts: Parts, seconds: number) => Promise<(() => Promise<void> | void) | null>;

const HOUR = 3600;

const onTheWay =
  (way: keyof Parts['ways'], fault: Fault): StartFault =>
  async ({ ways }) => {
    const proxy = ways[way];
    if (!proxy) return null;
    await proxy.set(fault);
    return () => proxy.set(null);
  };

const clockBy =
  (seconds: number): StartFault =>
  async ({ setClock }) => {
    setClock(seconds);
    return () => setClock(0);
  };

/** Faults by name: of the services around the shop, of the clock, of clients and of the disk. */
export const FAULTS: Readonly<Record<string, StartFault>> = {
  'backend down': onTheWay('backend', { kind: 'down' }),
  'backend hangs': onTheWay('backend', { kind: 'hang' }),
  'backend slow': onTheWay('backend', { kind: 'latency', ms: 3000, jitter: 2500 }),
  'backend resets': onTheWay('backend', { kind: 'reset', afterBytes: 3000 }),
  'backend truncates': onTheWay('backend', { kind: 'truncate', afterBytes: 3000 }),
  'backend in pieces': onTheWay('backend', { kind: 'slice', bytes: 200, pauseMs: 5 }),
  'backend killed': async ({ backend }) => {
    const restarted = backend.killAndRestart();
    return () => restarted;
  },
  'storefront killed': async ({ storefront }) => {
    const restarted = storefront.killAndRestart();
    return () => restarted;
  },
  'database down': onTheWay('database', { kind: 'down' }),
  'database hangs': onTheWay('database', { kind: 'hang' }),
  'database slow': onTheWay('database', { kind: 'latency', ms: 300, jitter: 250 }),
  'database resets': onTheWay('database', { kind: 'reset', afterBytes: 20_000 }),
  'database killed': async ({ keeper }) => {
    const main = childrenOf(keeper.pid).find(({ command }) => /^\S*\/postgres /.test(command));
    if (!main) throw new Error('the keeper has no database');
    process.kill(main.pid, 'SIGKILL');
    return () => {};
  },
  'connections ended': async ({ keeperDataDir }, seconds) => {
    for (let i = 0; i < seconds; i += 1) {
      await queryShop(keeperDataDir, `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'vitrina'`);
      await sleep(500);
    }
    return () => {};
  },
  'Redis down': onTheWay('redis', { kind: 'down' }),
  'Redis hangs': onTheWay('redis', { kind: 'hang' }),
  'Redis slow': onTheWay('redis', { kind: 'latency', ms: 400, jitter: 300 }),
  'Redis flushed': async ({ redis }) => {
    await redis?.flush();
    return redis ? () => {} : null;
  },
  'Redis killed': async ({ redis }) => {
    redis?.kill();
    return redis ? () => redis.start() : null;
  },
  'clock an hour ahead': clockBy(HOUR),
  'clock an hour behind': clockBy(-HOUR),
  'slow clients': async ({ storefront, backend }) => dripSlowly([storefront.port, backend.port]),
  crawler: async ({ storefront, backend }) => crawl([storefront.port, backend.port]),
  'picture folder full': async ({ backend }) => fillPictureFolder(backend),
  'corrupt pictures': async (parts) => requestCorruptPictures(parts),
};
