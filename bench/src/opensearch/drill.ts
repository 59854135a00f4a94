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
import { findOpenSearch } from './fetch-opensearch.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'backend/src/modules/catalogue/engine/opensearch/testing/nodes-program.ts';
const BUILT = 'the search index is built anew';

interface DrillOptions {
  port: number;
  /** Folder with the catalogue files to import and the queries to ask. */
  catalogue: string | undefined;
  note: (name: string, value: number, more?: string) => void;
}

/** A shop on two nodes of OpenSearch: import, index, calls as visitors make them, the same with a node killed, and the suite that both engines pass. */
export async function openSearchDrill({ port, catalogue, note }: DrillOptions): Promise<void> {
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
        console.log(`shop: ${memoryMegabytes(shop.pid).toFixed(0)} MB`);
        await measure(shop, catalogue, { list: 'opensearch_list_p95', search: 'opensearch_search_p95', suggest: 'opensearch_suggest_p95' }, note);
        const { all, judgedSource } = await rankOfFolder(searchClient(`http://localhost:${port}`), catalogue);
        note('opensearch_ndcg', all, `(judged source alone ${judgedSource.toFixed(3)})`);
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
  const built = () => shop.output().split(BUILT).length;
  const before = built();
  const files = readdirSync(folder).filter((name) => /^catalogue.*\.ndjson(?:\.gz)?$/.test(name));
  const { seconds, code } = await runImportProcess({ files: files.map((name) => join(folder, name)), dataDir });
  // 1: single lines were left out.
  if (code === null || code > 1) throw new Error(`the import ended with ${code}`);
  console.log(`import: ${seconds.toFixed(0)} s`);
  while (built() === before) await new Promise((resolve) => setTimeout(resolve, 500));
  console.log(
    shop
      .output()
      .split('\n')
      .findLast((line) => line.includes(BUILT)),
  );
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
