import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runImportProcess } from '../import-process.ts';
import { inNewFolder } from '../in-new-folder.ts';
import { listCalls, searchCalls, suggestCalls } from '../interface-calls.ts';
import type { LoadResult } from '../load.ts';
import { memoryMegabytes } from '../process-tree.ts';
import { reportOnly } from '../report-only.ts';
import { rankOfFolder } from '../search-quality/judged-folder.ts';
import { searchClient } from '../search-quality/search-client.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { copyProducts, noteCopies } from './copy-products.ts';
import { findOpenSearch } from './fetch-opensearch.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/src/modules/catalogue/engine/opensearch/testing/nodes-program.ts';
const BUILT = 'the search index is built anew';

interface DrillOptions {
  port: number;
  /** Folder with the catalogue files to import and the queries to ask. */
  catalogue: string | undefined;
  /** So many products: those of the catalogue and copies of them; left out: the catalogue's. */
  products: number | undefined;
  note: (name: string, value: number, more?: string) => void;
}

/** A shop on two nodes of OpenSearch: import, index, calls as visitors make them, the same with a node killed, and the suite that both engines pass. */
export async function openSearchDrill({ port, catalogue, products, note }: DrillOptions): Promise<void> {
  if (!catalogue) throw new Error('opensearch needs --catalogue FOLDER');
  const home = findOpenSearch();
  if (home === null) return;
  const nodes = await startNodes(home);
  try {
    await inNewFolder(async (dataDir) => {
      const env = { OPENSEARCH_URL: nodes.urls.join(','), OPENSEARCH_STANDBY_PRODUCTS: '0' };
      const shop = await startShop({ dataDir, port, env });
      try {
        await reportOnly(dataDir);
        await importInto(shop, dataDir, catalogue);
        if (products !== undefined) {
          const begun = performance.now();
          const shown = await copyProducts(dataDir, products);
          console.log(`${shown} products, copied in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
          await noteCopies(dataDir);
          await untilShown(shop, shown);
        }
        console.log(`shop: ${memoryMegabytes(shop.pid).toFixed(0)} MB`);
        await warmUp(shop, catalogue);
        await measure(shop, catalogue, { list: 'opensearch_list_p95', search: 'opensearch_search_p95', suggest: 'opensearch_suggest_p95' }, note);
        if (products === undefined) {
          const { all, judgedSource } = await rankOfFolder(searchClient(`http://localhost:${port}`), catalogue);
          note('opensearch_ndcg', all, `(judged source alone ${judgedSource.toFixed(3)})`);
        }
        const killing = setTimeout(() => void nodes.tell('kill 0'), 4000);
        const bad = await measure(
          shop,
          catalogue,
          { list: 'opensearch_killed_list_p95', search: 'opensearch_killed_search_p95', suggest: 'opensearch_killed_suggest_p95' },
          note,
        );
        clearTimeout(killing);
        note('opensearch_failed_pages', bad, '(a node killed meanwhile)');
      } finally {
        await shop.stop();
      }
    });
  } finally {
    await nodes.stop();
  }
  await conformance(home);
}

async function importInto(shop: ShopProcess, dataDir: string, folder: string): Promise<void> {
  const before = timesBuilt(shop);
  const files = readdirSync(folder).filter((name) => /^catalogue.*\.ndjson(?:\.gz)?$/.test(name));
  const { seconds, code } = await runImportProcess({ files: files.map((name) => join(folder, name)), dataDir });
  // 1: single lines were left out.
  if (code === null || code > 1) throw new Error(`the import ended with ${code}`);
  console.log(`import: ${seconds.toFixed(0)} s`);
  await untilBuilt(shop, before);
}

const timesBuilt = (shop: ShopProcess): number => shop.output().split(BUILT).length;

/** Of the visible products a few lie in hidden categories or are of hidden brands. */
const LISTED = 0.95;

/** Waits until lists have as many products: a build that began amid the copying has but some of them, and the next one rests for as long as that took. */
async function untilShown({ port, hasEnded, output }: ShopProcess, shown: number): Promise<void> {
  const begun = performance.now();
  for (let total = 0; total < shown * LISTED; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    if (hasEnded()) throw new Error(`the shop ended:\n${output().slice(-2000)}`);
    const body = JSON.stringify({ per_page: 12, page: 1 + (Math.floor(performance.now()) % 1000) });
    const reply = await fetch(`http://localhost:${port}/api/catalog/products/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    total = ((await reply.json()) as { data?: { pagination?: { total?: number } } }).data?.pagination?.total ?? 0;
  }
  console.log(`in the lists after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

/** Waits until the index was built once more than `before`, and prints what the shop says of it. */
async function untilBuilt(shop: ShopProcess, before: number): Promise<void> {
  while (timesBuilt(shop) <= before) {
    if (shop.hasEnded()) throw new Error(`the shop ended:\n${shop.output().slice(-2000)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(
    shop
      .output()
      .split('\n')
      .findLast((line) => line.includes(BUILT)),
  );
}

/** Two rounds that nothing is told of: a JVM that has just been started compiles for minutes, and answers six times as slowly. */
async function warmUp({ port }: ShopProcess, folder: string): Promise<void> {
  for (let round = 0; round < 2; round += 1) for (const calls of [listCalls, searchCalls, suggestCalls]) await calls(port, folder);
}

/** Requests that failed. */
async function measure(
  { port }: ShopProcess,
  folder: string,
  names: Record<'list' | 'search' | 'suggest', string>,
  note: DrillOptions['note'],
): Promise<number> {
  let bad = 0;
  const calls = { list: listCalls, search: searchCalls, suggest: suggestCalls };
  for (const name of ['list', 'search', 'suggest'] as const) {
    const result: LoadResult = await calls[name](port, folder);
    bad += result.bad;
    note(names[name], result.p95, `(p50 ${result.p50.toFixed(0)}, ${result.perSecond.toFixed(0)}/s, ${result.bad} failed)`);
  }
  return bad;
}

/** The suite of both engines, over a server of its own. */
const conformance = (home: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['test', '--', 'catalogue/engine'], { cwd: ROOT, env: { ...process.env, OPENSEARCH_HOME: home }, stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the engines do not pass their suite'))));
  });

interface Nodes {
  urls: string[];
  tell: (what: string) => void;
  stop: () => Promise<void>;
}

async function startNodes(home: string): Promise<Nodes> {
  const child: ChildProcess = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    cwd: ROOT,
    env: { ...process.env, OPENSEARCH_HOME: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urls = await new Promise<string[]>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve((JSON.parse(line) as { urls: string[] }).urls));
    void ended.then(() => reject(new Error('OpenSearch did not start')));
  });
  return {
    urls,
    tell: (what) => void child.stdin?.write(`${what}\n`),
    stop: () => {
      child.stdin?.end();
      return ended;
    },
  };
}
