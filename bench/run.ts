/**
 * `npm run bench [-- NAME …] [OPTIONS]`: measures the figures of budgets.json and fails if one is out of its bounds.
 * Common options: `--rounds N`, `--seed N` (another random run), `--port N` (base port of the shops, to run two benches concurrently).
 *
 * Names; without any, all of these are run:
 * - start, weight, cached, uncached, vitals, accounts, orders, oversell, races
 * - import --catalogue FOLDER [--data FOLDER]: the import of the folder's catalogue files, and figures of a shop with them; --data: the data folder of
 *   a shop that has imported them already, which skips the import
 *
 * Measurements that run only by name:
 * - search-quality [--url SHOP] [--misses] [--set everyday] [--judged FOLDER, or the variable JUDGED_QUERIES]: `everyday` is a set of thirty everyday
 *   questions per language instead of the default set; FOLDER has ratings and catalogue files, imported into SHOP or, without it, into a new shop
 * - desk: the list of the back office with 100,000 orders
 * - workers: two workers against one; needs wrk
 * - turns --release FOLDER [--release FOLDER …] [--of pages|orders] [--rounds N] [--each N]: other built releases and this one, which get equal pages or
 *   orders in turn; processor time relative to the first
 * - listing-size [--products N]: listing index and search index of that many generated products
 * - hostile-queries [--queries N] [--data FOLDER of a shop]: searches that no shopper types
 * - opensearch --catalogue FOLDER [--products N] [--data FOLDER]: import into a shop on two nodes of OpenSearch, calls, one node killed, the conformance
 *   suite of both engines; --products 2000000 adds copies of the imported products; --data keeps shop and index for the next run. Fetches OpenSearch from
 *   Maven Central if Java and Maven are installed
 * - capacity, overload (ten times the capacity for a minute), crawler (fifty crawlers on filter pages), herd (two thousand waiting clients, a thousand
 *   concurrent requests for one page); `--seconds N` shortens these
 *
 * Drills, which take minutes and run only by name (decision 0026):
 * - crash: kills server and database N times while guests order (--rounds N)
 * - deploy: N deploys under load (--rounds N), also `npm run deploy:drill`
 * - import-kills: kills an import 20 times (--rounds N)
 * - office-kills: kills the shop while a transfer is booked and stock is counted (--rounds N)
 * - votes: ten thousand scripted votes and questions (--tries N)
 * - money: a thousand concurrent refunds, each sent twice, sixty kills during refunds, ten thousand documents with failures (--refunds, --rounds,
 *   --documents N)
 * - fuzz [--requests N] [--only NUMBER]
 * - outage: a day without database or backend
 * - faults [--minutes N] [--only KIND]
 * - office-pages [--languages si,de] [--pictures FOLDER]: every screen of the back office in four languages, on three devices, light and dark, checked
 *   by axe
 * - morning [--pictures FOLDER]: forty orders handled with the back office's screens only, in Chromium, with screenshots for review
 * - soak [--requests N] [--snapshots FOLDER]: FOLDER gets heap snapshots, which are compared at the end
 * - restore: backup and restore while guests order
 * - dev: edits files while `npm run dev` runs (--rounds N)
 * - language: Polish as files and one row
 * - lawful [--part mails|files|surfaces|scripts|crawl]: the legally required facts on every page of the sitemaps in ten languages, with and without
 *   scripts, and in every mail of a run
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAccounts } from './src/accounts.ts';
import { crashFaults, measureBuying } from './src/buying.ts';
import { cachedPageRatio } from './src/cached-page.ts';
import { measureDeploys } from './src/deploys.ts';
import { runDrills } from './src/drills.ts';
import { firstScreen } from './src/first-screen.ts';
import { measureFlood } from './src/flood/measure.ts';
import { measureImportedShop } from './src/imported-shop.ts';
import { measureListingSize } from './src/listing-size.ts';
import type { LoadResult } from './src/load.ts';
import { printBadAnswers } from './src/print-bad-answers.ts';
import { measureDesk } from './src/order-desk.ts';
import { pageVitals } from './src/page-vitals.ts';
import { pageWeight } from './src/page-weight.ts';
import { memoryMegabytes } from './src/process-tree.ts';
import { type ShopProcess, startShop } from './src/shop-process.ts';
import { productPaths, uncachedPageCpu } from './src/uncached-page.ts';
import { measureTurns } from './src/turns/measure.ts';
import { measureWorkers } from './src/workers.ts';

type BudgetName = keyof typeof budgets;
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Record<
  string,
  { at_least?: number; at_most?: number; unit: string }
>;

const words = process.argv.slice(2);
const optionOf = (name: string): string | undefined => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const catalogueFolder = optionOf('--catalogue');
const names = words.filter((word, i) => !word.startsWith('--') && !words[i - 1]?.startsWith('--'));
const isSelected = (name: string) => names.length === 0 || names.includes(name);

const PORT = Number(optionOf('--port') ?? 3900);
const LANGUAGES = ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'];
const results: { name: BudgetName; value: number; note: string }[] = [];
const note = (name: BudgetName, value: number, more = '') => {
  results.push({ name, value, note: more });
  console.log(`${name}: ${format(value)} ${budgets[name]?.unit ?? ''} ${more}, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
};
const format = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function demoShop(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
  await (await startShop({ dataDir, port: PORT })).stop();
  const shop = await startShop({ dataDir, port: PORT });
  try {
    if (isSelected('start')) {
      note('start_seconds', shop.startSeconds);
      await pause(20);
      note('idle_memory', memoryMegabytes(shop.pid));
    }
    const product = await productPathOf(PORT, 'DEMO-LAPTOP-01');
    const category = product.category;
    if (isSelected('weight')) await weigh(product.path);
    if (isSelected('vitals')) await measureVitals(product.path, category);
    if (isSelected('vitals')) await measureFirstScreen(product.path);
    if (isSelected('cached')) {
      const { ratio, ours, bare, bytes, results } = await cachedPageRatio(PORT, product.path);
      noteAnswers('cached_page_ratio', results);
      note('cached_page_ratio', ratio, `(${ours.toFixed(0)}/s against ${bare.toFixed(0)}/s, ${bytes} bytes)`);
    }
    if (isSelected('uncached')) await measureUncached(shop, 'product_page_cpu_demo');
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function weigh(path: string): Promise<void> {
  const { html, script, css } = await pageWeight(PORT, path);
  note('product_script', script);
  note('product_css', css);
  note('product_html', html);
}

async function measureVitals(product: string, category: string): Promise<void> {
  for (const [kind, path] of [
    ['product', product],
    ['category', category],
  ] as const) {
    const { lcp, cls, tbt } = await pageVitals(PORT, path);
    note(`${kind}_lcp`, lcp);
    note(`${kind}_cls`, cls);
    note(`${kind}_tbt`, tbt);
  }
}

/** Measures the first screen of product pages on phones, in every language. */
async function measureFirstScreen(product: string): Promise<void> {
  const codes = ['DEMO-LAPTOP-01', 'DEMO-CONF-01', 'BELA-TOK-2', 'TESSEL-GALERIJA-2'];
  const paths = (await Promise.all(codes.flatMap((code) => LANGUAGES.map((lang) => productPathOf(PORT, code, lang))))).map(({ path }) => path);
  const { lowest, shift, worst } = await firstScreen(PORT, paths);
  note('product_first_screen', lowest, `(${paths.length} pages; ${worst})`);
  note('product_shift', shift);
  const [whole, bare] = [await pageVitals(PORT, product), await pageVitals(PORT, product, { isUnscripted: true })];
  note('product_lcp_ratio', whole.lcp / bare.lcp, `(${whole.lcp.toFixed(0)} ms against ${bare.lcp.toFixed(0)} ms)`);
}

async function measureUncached(shop: ShopProcess, name: BudgetName): Promise<void> {
  const paths = await productPaths(PORT, 2500, LANGUAGES);
  const { milliseconds, warmUp, result } = await uncachedPageCpu(shop, paths);
  noteAnswers(name, [warmUp, result]);
  note(name, milliseconds, `(${result.requests} pages, ${result.perSecond.toFixed(0)}/s)`);
}

async function productPathOf(port: number, code: string, lang = 'si'): Promise<{ path: string; category: string }> {
  const response = await fetch(`http://localhost:${port}/api/catalog/product/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lang': lang },
    body: JSON.stringify({ item_code: code, lang }),
  });
  const { data } = (await response.json()) as { data: { url_without_domain: string; breadcrumbs: { url: string }[] } };
  return { path: data.url_without_domain, category: data.breadcrumbs.at(-2)?.url ?? '/' };
}

/** A figure measured over bad responses would be meaningless. */
const noteAnswers = (name: BudgetName, loads: readonly LoadResult[]) => note('bad_answers', printBadAnswers(String(name), loads), `(${name})`);

if (['start', 'weight', 'cached', 'uncached', 'vitals'].some(isSelected)) await demoShop();
if (isSelected('accounts')) await measureAccounts({ port: PORT, pathOf: async (port) => (await productPathOf(port, 'DEMO-LAPTOP-01')).path, note });
if (['orders', 'oversell', 'races'].some(isSelected)) await measureBuying({ port: PORT, isSelected, note });
if (names.includes('desk')) await measureDesk({ port: PORT, note });
if (names.includes('crash')) await crashFaults({ port: PORT, rounds: Number(optionOf('--rounds') ?? 60), seed: Number(optionOf('--seed') ?? 20261), note });
if (names.includes('workers')) await measureWorkers({ port: PORT + 75, note });
if (names.includes('deploy')) await measureDeploys({ port: PORT + 70, deploys: Number(optionOf('--rounds') ?? 20), perSecond: 100, note });
await measureFlood({
  port: PORT + 40,
  isSelected: (name) => names.includes(name),
  seconds: optionOf('--seconds') ? Number(optionOf('--seconds')) : undefined,
  note,
});
if (names.includes('listing-size')) await measureListingSize({ products: Number(optionOf('--products') ?? 1_200_000), note });
if (names.includes('turns'))
  await measureTurns({
    port: PORT,
    releases: [
      ...words.flatMap((word, i) => (word === '--release' ? [{ name: words[i + 1] ?? '', root: words[i + 1] }] : [])),
      { name: 'this one', root: undefined },
    ],
    what: optionOf('--of') === 'orders' ? 'orders' : 'pages',
    rounds: Number(optionOf('--rounds') ?? 20),
    each: Number(optionOf('--each') ?? 40),
    languages: LANGUAGES,
  });
await runDrills({ port: PORT + 40, names, optionOf, note });
if (isSelected('import')) {
  if (catalogueFolder) await measureImportedShop({ port: PORT, folder: catalogueFolder, dataDir: optionOf('--data'), languages: LANGUAGES, note });
  else console.log('import: left out; name a folder with the catalogue files: npm run bench -- --catalogue FOLDER');
}

const broken = results.filter(({ name, value }) => value > (budgets[name]?.at_most ?? Number.POSITIVE_INFINITY) || value < (budgets[name]?.at_least ?? 0));
console.log(`\n| what | measured | budget | |\n|---|---|---|---|`);
for (const { name, value, note: more } of results) {
  const budget = budgets[name];
  const limits = [budget?.at_least !== undefined && `≥ ${budget.at_least}`, budget?.at_most !== undefined && `≤ ${budget.at_most}`];
  console.log(
    `| ${name} | ${format(value)} ${more} | ${limits.filter(Boolean).join(', ')} ${budget?.unit ?? ''} | ${broken.some((one) => one.name === name) ? 'BROKEN' : 'ok'} |`,
  );
}
process.exit(broken.length > 0 ? 1 : 0);
