import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import { copyProducts } from './copy-products.ts';
import { findOpenSearch } from './fetch-opensearch.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/src/modules/catalogue/engine/opensearch/testing/nodes-program.ts';
const BUILT = 'the search index is built anew';
const LONGEST_BUILD_SECONDS = 1800;
const LONGEST_WARM_UP_MS = 300_000;
/** Relative difference up to which two rounds count as equal. */
const SETTLED = 0.1;

interface DrillOptions {
  port: number;
  /** Folder with the catalogue files to import and the queries to ask. */
  catalogue: string | undefined;
  /** Number of products, filled up with copies of the catalogue's; absent: the catalogue only. */
  products: number | undefined;
  /** Folder in which shop and index are kept for the next run; absent: a temporary one. */
  data: string | undefined;
  note: (name: string, value: number, more?: string) => void;
}

/** Contents of the kept folder. */
interface FolderState {
  products: number | null;
}

/** A shop on two nodes of OpenSearch: import, index, visitors' calls, these calls again with a node killed, and the conformance suite of both engines. */
export async function openSearchDrill(options: DrillOptions): Promise<void> {
  if (!options.catalogue) throw new Error('opensearch needs --catalogue FOLDER');
  const home = findOpenSearch();
  if (home === null) return;
  if (options.data === undefined) await inNewFolder((folder) => drillIn(folder, home, options));
  else await drillIn(options.data, home, options);
  await conformance(home);
}

async function drillIn(folder: string, home: string, { port, catalogue = '', products, note }: DrillOptions): Promise<void> {
  const dataDir = join(folder, 'shop');
  await prepareShop({ folder, dataDir, port, catalogue, products });
  const nodes = await startNodes(home, join(folder, 'search'));
  try {
    const env = { OPENSEARCH_URL: nodes.urls.join(','), OPENSEARCH_STANDBY_PRODUCTS: '0' };
    const startedAt = performance.now();
    const shop = await startShop({ dataDir, port, env, until: '/healthz', withinSeconds: LONGEST_BUILD_SECONDS });
    try {
      await untilListed(shop);
      console.log(`index ready after ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${lastBuilt(shop)}`);
      console.log(`shop: ${memoryMegabytes(shop.pid).toFixed(0)} MB`);
      await warmUp(shop, catalogue);
      await measure(shop, catalogue, { list: 'opensearch_list_p95', search: 'opensearch_search_p95', suggest: 'opensearch_suggest_p95' }, note);
      if (products === undefined) {
        const { all, judgedSource } = await rankOfFolder(searchClient(`http://localhost:${port}`), catalogue);
        note('opensearch_ndcg', all, `(judged source alone ${judgedSource.toFixed(3)})`);
      }
      const killing = setTimeout(() => void nodes.sendCommand('kill 0'), 4000);
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
  } finally {
    await nodes.stop();
  }
}

/** Imports and copies the catalogue before there is an index, so that this is built only once. A folder with these contents is reused. */
async function prepareShop({
  folder,
  dataDir,
  port,
  catalogue,
  products,
}: {
  folder: string;
  dataDir: string;
  port: number;
  catalogue: string;
  products: number | undefined;
}): Promise<void> {
  const file = join(folder, 'kept.json');
  const expected: FolderState = { products: products ?? null };
  if (existsSync(file)) {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as FolderState;
    if (stored.products !== expected.products) throw new Error(`${folder} holds ${stored.products ?? 'the plain catalogue'}: name another folder with --data`);
    return;
  }
  const shop = await startShop({ dataDir, port });
  try {
    await reportOnly(dataDir);
    const files = readdirSync(catalogue).filter((name) => /^catalogue.*\.ndjson(?:\.gz)?$/.test(name));
    const { seconds, code } = await runImportProcess({ files: files.map((name) => join(catalogue, name)), dataDir });
    // Exit code 1: some lines were skipped.
    if (code === null || code > 1) throw new Error(`the import ended with ${code}`);
    console.log(`import: ${seconds.toFixed(0)} s`);
    if (products !== undefined) {
      const startedAt = performance.now();
      console.log(`${await copyProducts(dataDir, products)} products, copied in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  } finally {
    await shop.stop();
  }
  writeFileSync(file, JSON.stringify(expected));
}

/** The shop serves before its index is open: waits until a category has products. */
async function untilListed({ port, hasEnded, output }: ShopProcess): Promise<void> {
  for (let total = 0; total === 0; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    if (hasEnded()) throw new Error(`the shop ended:\n${output().slice(-2000)}`);
    const body = JSON.stringify({ mode: 'flat' });
    const reply = await fetch(`http://localhost:${port}/api/catalog/categories/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data } = (await reply.json()) as { data?: { items: { total: number }[] } };
    total = data?.items.reduce((sum, one) => sum + one.total, 0) ?? 0;
  }
}

const lastBuilt = ({ output }: ShopProcess): string =>
  output()
    .split('\n')
    .findLast((line) => line.includes(BUILT)) ?? 'the kept one';

/** Unmeasured rounds until two differ little: a JVM compiles for minutes after its start, which a production cluster has behind it. */
async function warmUp({ port }: ShopProcess, folder: string): Promise<void> {
  const until = performance.now() + LONGEST_WARM_UP_MS;
  for (let before = 0; performance.now() < until; ) {
    let worst = 0;
    for (const calls of [listCalls, searchCalls, suggestCalls]) {
      const { p95, p50, perSecond } = await calls(port, folder);
      console.log(`warming up, ${calls.name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${perSecond.toFixed(0)}/s`);
      if (calls === listCalls) worst = p95;
    }
    if (Math.abs(worst - before) <= SETTLED * before) return;
    before = worst;
  }
}

/** Measures the calls; returns the number of failed requests. */
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

/** Runs the conformance suite of both engines, with a separate OpenSearch server. */
const conformance = (home: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['test', '--', 'catalogue/engine'], { cwd: ROOT, env: { ...process.env, OPENSEARCH_HOME: home }, stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the engines do not pass their suite'))));
  });

interface Nodes {
  urls: string[];
  sendCommand: (what: string) => void;
  stop: () => Promise<void>;
}

async function startNodes(home: string, data: string): Promise<Nodes> {
  const child: ChildProcess = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    cwd: ROOT,
    env: { ...process.env, OPENSEARCH_HOME: home, OPENSEARCH_DATA: data },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urls = await new Promise<string[]>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve((JSON.parse(line) as { urls: string[] }).urls));
    void ended.then(() => reject(new Error('OpenSearch did not start')));
  });
  return {
    urls,
    sendCommand: (what) => void child.stdin?.write(`${what}\n`),
    stop: () => {
      child.stdin?.end();
      return ended;
    },
  };
}
