import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds } from '../process-tree.ts';
import { queryShop } from '../shop-database.ts';
import type { ShopProcess } from '../shop-process.ts';
import { categoryPaths, quantile } from './flood.ts';
import { readMetrics } from './metrics.ts';
import { openSockets } from './sockets.ts';

export interface HerdResult {
  /** Share of one processor for answering 2,000 clients every two seconds during maintenance, minus the idle load. */
  maintenanceCpu: number;
  maintenanceP99: number;
  /** Database transactions meanwhile, including those of the shop's jobs. */
  statements: number;
  /** Milliseconds from the end of maintenance to the first page. */
  recovery: number;
  bad: number;
  /** Renderings of twenty pages, each requested by a thousand clients concurrently. */
  renderings: number;
}

const CLIENTS = 2000;
const EVERY_MS = 2000;
const IDLE_SECONDS = 6;
const KEYS = 20;
const AT_ONCE = 1000;

/** Thundering herds: all clients wait for the end of maintenance (drill F26); all request a page that is not cached (drill F25). */
export async function herd(shop: ShopProcess, dataDir: string, seconds: number): Promise<HerdResult> {
  const closed = await maintenanceHerd(shop, dataDir, seconds);
  return { ...closed, renderings: await renderingsOfStampede(shop) };
}

async function maintenanceHerd(shop: ShopProcess, dataDir: string, seconds: number): Promise<Omit<HerdResult, 'renderings'>> {
  const file = join(dataDir, 'maintenance');
  const sockets = openSockets(shop.port);
  writeFileSync(file, '');
  await untilStatus(shop.port, 503);
  const idle = await processorShare(shop.pid, IDLE_SECONDS);
  const ms: number[] = [];
  let bad = 0;
  let isOver = false;
  const client = async (number: number): Promise<void> => {
    await pause((number / CLIENTS) * EVERY_MS);
    while (!isOver) {
      const answer = await sockets.sendRequest({ path: '/', headers: { 'user-agent': 'Mozilla/5.0' } });
      ms.push(answer.ms);
      if (answer.status !== 503 || !answer.hasRetryAfter) bad += 1;
      await pause(EVERY_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  await pause(EVERY_MS + 1000);
  ms.length = 0;
  const statements = await countStatements(dataDir);
  const used = (await processorShare(shop.pid, seconds)) - idle;
  const statementCount = (await countStatements(dataDir)) - statements;
  isOver = true;
  const counted = { maintenanceCpu: used, maintenanceP99: quantile(ms, 0.99), statements: statementCount, bad };
  rmSync(file);
  const opened = performance.now();
  await untilStatus(shop.port, 200);
  const recovery = performance.now() - opened;
  await Promise.all(clients);
  sockets.close();
  return { ...counted, recovery };
}

/** Share of one processor used by server and database. */
async function processorShare(pid: number, seconds: number): Promise<number> {
  const before = cpuSeconds(pid);
  const startedAt = performance.now();
  await pause(seconds * 1000);
  return (cpuSeconds(pid) - before) / ((performance.now() - startedAt) / 1000);
}

/** A thousand concurrent requests for each of twenty pages without a cache entry. */
async function renderingsOfStampede(shop: ShopProcess): Promise<number> {
  const sockets = openSockets(shop.port);
  const paths = (await categoryPaths(shop.port)).slice(0, KEYS).map((path) => `${path}?price=1-${77_000 + KEYS}`);
  let renderings = 0;
  for (const path of paths) {
    const before = await renderedPages(shop.port);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sockets.sendRequest({ path, headers: { 'user-agent': 'Mozilla/5.0' } })));
    renderings += (await renderedPages(shop.port)) - before;
  }
  sockets.close();
  return renderings;
}

async function renderedPages(port: number): Promise<number> {
  const metrics = await readMetrics(port);
  return ['people', 'slow', 'spare'].reduce((sum, lane) => sum + (metrics.get(`vitrina_admission_begun_total{lane="${lane}"}`) ?? Number.NaN), 0);
}

/** Number of transactions the database has completed so far. */
async function countStatements(dataDir: string): Promise<number> {
  const [row] = await queryShop<{ n: number }>(
    dataDir,
    'select xact_commit::integer + xact_rollback::integer as n from pg_stat_database where datname = current_database()',
  );
  return row?.n ?? Number.NaN;
}

async function untilStatus(port: number, status: number): Promise<void> {
  while ((await fetch(`http://localhost:${port}/`)).status !== status) await pause(50);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
