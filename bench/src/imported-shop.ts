import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandEdits } from './brand-edits.ts';
import { importBesideVisitors } from './import-beside.ts';
import { listCalls, productCalls, searchCalls, suggestCalls } from './interface-calls.ts';
import type { LoadResult } from './load.ts';
import { printBadAnswers } from './print-bad-answers.ts';
import { cpuSeconds, memoryMegabytes } from './process-tree.ts';
import { reportOnly } from './report-only.ts';
import { routeTable } from './route-table.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { productPaths, uncachedPageCpu } from './uncached-page.ts';

interface ImportedOptions {
  port: number;
  /** Folder with the catalogue files and queries. */
  folder: string;
  /** Data folder of a shop that has imported them already; absent: a new shop imports them, and the import is measured, too. */
  dataDir: string | undefined;
  languages: readonly string[];
  note: (name: string, value: number, more?: string) => void;
}

/** Measures the import of a large catalogue, and cost and response times of the shop with it. */
export async function measureImportedShop(options: ImportedOptions): Promise<void> {
  if (options.dataDir !== undefined) {
    if (!existsSync(join(options.dataDir, 'postgres')))
      throw new Error(`${options.dataDir} holds no shop; without --data one of its own imports the catalogue`);
    return measureCalls(options, options.dataDir);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-import-'));
  try {
    await importCatalogue(options, dataDir);
    await measureCalls(options, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function importCatalogue({ port, folder, note }: ImportedOptions, dataDir: string): Promise<void> {
  const first = await startShop({ dataDir, port });
  await reportOnly(dataDir);
  await first.stop();
  const files = readdirSync(folder)
    .filter((name) => /^catalogue.*\.ndjson\.gz$/.test(name))
    .map((name) => join(folder, name));
  const shop = await startShop({ dataDir, port });
  try {
    const { imported, peace, meanwhile } = await importBesideVisitors({ files, dataDir, port });
    note('import_seconds', imported.seconds, `(exit code ${imported.code})`);
    note('import_memory', imported.megabytes);
    note('bad_answers', printBadAnswers('import_shop_p95', [peace, meanwhile]), '(import_shop_p95)');
    note('import_shop_p95', meanwhile.p95 / peace.p95, `(${peace.p95.toFixed(1)} → ${meanwhile.p95.toFixed(1)} ms, ${meanwhile.requests} pages)`);
  } finally {
    await shop.stop();
  }
}

async function measureCalls({ port, folder, languages, note }: ImportedOptions, dataDir: string): Promise<void> {
  const shop = await startShop({ dataDir, port });
  const noteBad = (name: string, loads: readonly LoadResult[]) => note('bad_answers', printBadAnswers(name, loads), `(${name})`);
  /** `cpu`: name of the figure for processor time per call, database included, which is less affected by other load of the machine. */
  const noteCalls = async (name: string, calls: () => Promise<LoadResult>, cpu?: string) => {
    const before = cpuSeconds(shop.pid);
    const result = await calls();
    const used = cpuSeconds(shop.pid) - before;
    const { p95, p50, p99, perSecond, requests } = result;
    noteBad(name, [result]);
    note(name, p95, `(p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${requests} calls)`);
    if (cpu !== undefined) note(cpu, (used * 1000) / Math.max(1, requests), `(${requests} calls)`);
  };
  try {
    console.log(`start with the imported catalogue: ${shop.startSeconds.toFixed(1)} s, memory ${memoryMegabytes(shop.pid).toFixed(0)} MB`);
    const table = await routeTable(port);
    noteBad('routes_ms', [table.load]);
    note('routes_ms', table.load.p95, `(${table.routes} routes, the first time ${table.firstMs.toFixed(0)} ms)`);
    note('routes_kilobytes', table.kilobytes);
    await noteCalls('products_p95', () => listCalls(port));
    await noteCalls('search_p95', () => searchCalls(port, folder), 'search_cpu');
    await noteCalls('suggest_p95', () => suggestCalls(port, folder), 'suggest_cpu');
    await noteCalls('product_p95', () => productCalls(port));
    const { worst, peace, edits } = await brandEdits({ port, dataDir });
    note('brand_edit_stall', worst, `(${edits} products, one after the other; ${peace.toFixed(1)} ms in peace)`);
    await noteUncached(shop, { languages, note, noteBad });
    console.log(`memory after the load: ${memoryMegabytes(shop.pid).toFixed(0)} MB`);
  } finally {
    await shop.stop();
  }
}

async function noteUncached(
  shop: ShopProcess,
  { languages, note, noteBad }: Pick<ImportedOptions, 'languages' | 'note'> & { noteBad: (name: string, loads: readonly LoadResult[]) => void },
): Promise<void> {
  const name = 'product_page_cpu_import';
  const paths = await productPaths(shop.port, 2500, languages);
  const { milliseconds, warmUp, result } = await uncachedPageCpu(shop, paths);
  noteBad(name, [warmUp, result]);
  note(name, milliseconds, `(${result.requests} pages, ${result.perSecond.toFixed(0)}/s)`);
}
