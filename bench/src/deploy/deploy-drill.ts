import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeFromShelf } from '../shelf.ts';
import { queryShop } from '../shop-database.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { openPeople, type People } from './browsers.ts';
import { type Front, startFront } from './front.ts';
import { makeRelease } from './releases.ts';
import { type Shopping, startShoppers } from './shoppers.ts';
import { startVisitors, type Visits } from './visitors.ts';

interface DrillOptions {
  dataDir: string;
  /** First of four consecutive ports. */
  port: number;
  deploys: number;
  perSecond: number;
}

export interface DeployResult {
  deploys: number;
  /** Seconds of each deploy, from the start of the new server to the exit of the old one. */
  seconds: number[];
  visits: Visits;
  shopping: Shopping;
  /** Confirmed orders that are not in the database. */
  lostOrders: number;
  people: { faults: string[]; orders: number; reloads: number };
  /** Requests for which the proxy got no response. */
  broken: string[];
}

/** Longer than the proxy needs to notice an unready server. */
const DRAIN_SECONDS = 1;
const BETWEEN_MS = 1500;
const LANGUAGES = ['', '/hr', '/en', '/de', '/it'];

/**
 * Deploys two releases alternately behind a proxy, while visitors arrive at a fixed rate, guests order, and browsers are at the checkout: the new server starts
 * and reports ready, then the old one is told to shut down. Both share one database.
 */
export async function deployDrill({ dataDir, port, deploys, perSecond }: DrillOptions): Promise<DeployResult> {
  console.log('making two releases …');
  const releases = [makeRelease('a'), makeRelease('b')];
  const ports = [port + 1, port + 2];
  // Its embedded database serves both releases; it gets no visitors.
  const owner = await startShop({ dataDir, port: port + 3, env: { SANDBOX_BANK_PORT: '0' } });
  let front: Front | undefined;
  let people: People | undefined;
  let running: ShopProcess | undefined;
  try {
    await queryShop(dataDir, 'update stock set qty = 5000 where qty > 0');
    const databaseUrl = (JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { databaseUrl: string }).databaseUrl;
    const env = {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      NODE_ENV: 'production',
      VITRINA_DEMO: '1',
      SECRET_KEY: 'a key that only this drill knows, and nobody needs',
    };
    const start = (n: number) => startShop({ dataDir, port: ports[n % 2] as number, root: releases[n % 2] as string, env, until: '/readyz' });
    running = await start(0);
    front = await startFront(port);
    await front.add(running.port);
    const take = await takeFromShelf(port);
    const codes = Array.from({ length: 30 }, take);
    const paths = await pathsOf(port);
    people = await openPeople({ port, product: paths.products[0] as string, atCheckout: 2, browsing: 1 });
    const endVisits = startVisitors({ port, perSecond, paths: paths.all });
    const endShopping = startShoppers({ port, codes });
    const seconds: number[] = [];
    for (let n = 1; n <= deploys; n += 1) {
      const startedAt = performance.now();
      const next = await start(n);
      await front.add(next.port);
      await running.stop();
      front.remove(running.port);
      running = next;
      seconds.push((performance.now() - startedAt) / 1000);
      await people.look();
      await sleep(BETWEEN_MS);
      console.log(`${n} of ${deploys}: ${seconds.at(-1)?.toFixed(1)} s`);
    }
    const shopping = await endShopping();
    const visits = await endVisits();
    const finished = await people.finish();
    return { deploys, seconds, visits, shopping, lostOrders: await countLost(dataDir, shopping.orders), people: finished, broken: front.broken };
  } finally {
    await front?.close();
    await running?.stop();
    await owner.stop();
    for (const release of releases) rmSync(release, { recursive: true, force: true });
  }
}

async function pathsOf(port: number): Promise<{ products: string[]; all: string[] }> {
  const reply = await fetch(`http://localhost:${port}/api/catalog/products/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lang': 'si' },
    body: JSON.stringify({ page: 1, per_page: 48 }),
  });
  const { data } = (await reply.json()) as { data: { items: { url_without_domain: string; breadcrumbs?: unknown }[] } };
  const products = data.items.map((item) => item.url_without_domain);
  return { products, all: [...LANGUAGES.map((lang) => `${lang}/`), ...products] };
}

async function countLost(dataDir: string, identifiers: readonly string[]): Promise<number> {
  const [row] = await queryShop<{ lost: number }>(
    dataDir,
    `select count(*)::int as lost from unnest($1::text[]) as told (identifier) where not exists (select from orders o where o.id || '-' || o.code = told.identifier)`,
    [identifiers],
  );
  return row?.lost ?? 0;
}
