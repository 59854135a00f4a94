import { setTimeout as sleep } from 'node:timers/promises';
import { type Acknowledged, type Buying, startBuying } from './crash-buyers.ts';
import { type Check, crashChecks } from './crash-checks.ts';
import { childrenOf, commandOf } from './process-tree.ts';
import { pick, random } from './random.ts';
import { takeFromShelf } from './shelf.ts';
import { stockByProduct, queryShop } from './shop-database.ts';
import { killWhileStarting, type ShopProcess, startShop } from './shop-process.ts';

/** Targets of kills: the database's main process, or the one of a connection; the server, also during its next start. */
const KINDS = ['server', 'database', 'connection', 'database, server', 'connection, server', 'server, its start'] as const;
type Kind = (typeof KINDS)[number];

/** Few products, so that many concurrent orders compete for them. */
const PRODUCTS = 30;

interface CrashOptions {
  dataDir: string;
  port: number;
  rounds: number;
  seed: number;
}

export interface CrashResult {
  /** Seconds from each kill until buyers placed orders again. */
  kills: { kind: Kind; seconds: number }[];
  acknowledged: number;
  /** Number of retried calls by error code or status. */
  sentAgain: Map<string, number>;
  /** Errors after a kill of the database, resolved by repeating the whole order. */
  forgotten: Map<string, number>;
  refused: Map<string, number>;
  /** Last output of servers that exited with their database and had to be restarted by the drill. */
  deaths: string[];
  checks: Check[];
}

/**
 * Kills server and database repeatedly while guests order, then checks that every order is complete. To see it fail, set PGOPTIONS='-c synchronous_commit=off'
 * in the environment: confirmed orders are then lost.
 */
export async function crashDrill(options: CrashOptions): Promise<CrashResult> {
  const { dataDir, port, rounds, seed } = options;
  const next = random(seed);
  const shop = { now: await startShop(options) };
  let orphan = databasePid(shop.now.pid);
  try {
    await queryShop(dataDir, 'update stock set qty = 5000 where qty > 0');
    const before = await stockByProduct(dataDir);
    const take = await takeFromShelf(port);
    let databaseKills = 0;
    const codes = Array.from({ length: PRODUCTS }, take);
    const buying = startBuying({ port, codes, next: random(seed + 1), databaseKills: () => databaseKills });
    const kills: CrashResult['kills'] = [];
    const deaths: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await sleep(200 + next() * 2300);
      orphan = databasePid(shop.now.pid);
      const kind = pick(KINDS, next);
      const startedAt = performance.now();
      if (!kind.startsWith('server')) databaseKills += 1;
      await kill(kind, shop, options, next);
      const death = await untilOrdersAgain(buying, shop, options);
      if (death !== null) deaths.push(death);
      kills.push({ kind, seconds: (performance.now() - startedAt) / 1000 });
      console.log(`${round} of ${rounds}: ${kind}, orders again after ${kills.at(-1)?.seconds.toFixed(1)} s, ${buying.acknowledged.length} orders so far`);
    }
    const acknowledged: Acknowledged[] = await buying.stop();
    const checks = await crashChecks({ dataDir, acknowledged, before });
    return { kills, acknowledged: acknowledged.length, sentAgain: buying.sentAgain, forgotten: buying.forgotten, refused: buying.refused, deaths, checks };
  } finally {
    await shop.now.stop();
    if (orphan !== null && IS_DATABASE.test(commandOf(orphan))) process.kill(orphan, 'SIGKILL');
  }
}

async function kill(kind: Kind, shop: { now: ShopProcess }, options: CrashOptions, next: () => number): Promise<void> {
  const parts = kind.split(', ');
  const database = databasePid(shop.now.pid);
  if (database === null) throw new Error('the shop has no database');
  if (parts.includes('database')) process.kill(database, 'SIGKILL');
  if (parts.includes('connection')) {
    const behind = childrenOf(database).filter(({ command }) => command.startsWith('postgres: vitrina vitrina '));
    process.kill(pick(behind, next).pid, 'SIGKILL');
  }
  if (!parts.includes('server')) return;
  // The kill may hit while the database still recovers.
  if (parts.includes('connection')) await sleep(next() * 500);
  await shop.now.kill();
  if (parts.includes('its start')) await killWhileStarting(options, next() * 2500);
  shop.now = await startShop(options);
}

/** Command line of the main process; its child processes are named `postgres: …`. */
const IS_DATABASE = /^\S*\/postgres /;
const databasePid = (server: number): number | null => childrenOf(server).find(({ command }) => IS_DATABASE.test(command))?.pid ?? null;

const PATIENCE_SECONDS = 120;

/** Waits for more orders than could have been in flight before the kill. Restarts a server that exited, and returns its last output. */
async function untilOrdersAgain({ acknowledged, failure }: Buying, shop: { now: ShopProcess }, options: CrashOptions): Promise<string | null> {
  const enough = acknowledged.length + 20;
  const until = Date.now() + PATIENCE_SECONDS * 1000;
  let death: string | null = null;
  while (acknowledged.length < enough) {
    const error = failure();
    if (error) throw error;
    if (Date.now() > until) throw new Error(`no orders for ${PATIENCE_SECONDS} s after the crash; the shop said:\n${shop.now.output()}`);
    if (shop.now.hasEnded()) {
      death = shop.now.output();
      shop.now = await startShop(options);
    }
    await sleep(20);
  }
  return death;
}
