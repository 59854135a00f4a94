import { pageAddresses } from '../addresses.ts';
import { pick, random } from '../random.ts';
import type { ShopProcess } from '../shop-process.ts';
import { categoryPaths, quantile } from './flood.ts';
import { readMetrics } from './metrics.ts';
import { openSockets, type Sockets } from './sockets.ts';

export interface CrawlerResult {
  quietP95: number;
  stormP95: number;
  /** Shares of people's pages that came from the cache. */
  quietHits: number;
  stormHits: number;
  /** People's pages that were not served. */
  bad: number;
  /** Pages that the crawlers got, and how often they were sent away. */
  crawled: number;
  sentAway: number;
}

const WORKERS = 50;
const PEOPLE_PER_SECOND = 40;
/** Of people's pages: one in eight is one that nobody asked for lately. */
const UNCACHED_SHARE = 0.125;
const HOT_PAGES = 150;
const BOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SORTS = ['price_asc', 'price_desc', 'newest', 'rating', 'discount'];
const TICK_MS = 5;

interface Seen {
  ms: number[];
  hits: number;
  bad: number;
}

/** People look at pages at a steady pace, in peace and while fifty crawlers ask for filters, sorts and pages that nobody asked for before (drill F24). */
export async function crawlerStorm(shop: ShopProcess, seconds: number): Promise<CrawlerResult> {
  const sockets = openSockets(shop.port);
  const categories = await categoryPaths(shop.port);
  const hot = (await pageAddresses(shop.port)).filter((path) => !/^\/[a-z]{2}\//.test(path)).slice(0, HOT_PAGES);
  const next = random(5);
  for (const path of [...hot, ...hot]) await sockets.ask({ path, headers: { 'user-agent': BROWSER } });
  const person = () => ({
    path: next() < UNCACHED_SHARE ? `${pick(categories, next)}?price=${Math.floor(next() * 400)}-${500 + Math.floor(next() * 9000)}` : pick(hot, next),
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': `198.18.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}` },
  });
  await readPages(sockets, person, 3);
  const quiet = await readPages(sockets, person, seconds);
  const storm = startStorm(shop.port, categories);
  await readPages(sockets, person, 2);
  await readMetrics(shop.port);
  const stormy = await readPages(sockets, person, seconds);
  const crawlers = await storm.end();
  sockets.close();
  return {
    quietP95: quantile(quiet.ms, 0.95),
    stormP95: quantile(stormy.ms, 0.95),
    quietHits: quiet.hits / quiet.ms.length,
    stormHits: stormy.hits / stormy.ms.length,
    bad: quiet.bad + stormy.bad,
    ...crawlers,
  };
}

/** At a steady pace, by the clock. */
async function readPages(sockets: Sockets, page: () => { path: string; headers: Record<string, string> }, seconds: number): Promise<Seen> {
  const seen: Seen = { ms: [], hits: 0, bad: 0 };
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - begun) / 1000;
      const due = Math.floor(Math.min(passed, seconds) * PEOPLE_PER_SECOND);
      while (calls.length < due) {
        calls.push(
          sockets.ask(page()).then(({ status, ms, cache }) => {
            seen.ms.push(ms);
            if (status !== 200) seen.bad += 1;
            if (cache === 'hit') seen.hits += 1;
          }),
        );
      }
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(calls);
  return seen;
}

/** Half of the crawlers say what they are, the others look like browsers; each has an address and asks again as soon as it is answered. */
function startStorm(port: number, categories: readonly string[]): { end: () => Promise<{ crawled: number; sentAway: number }> } {
  const sockets = openSockets(port);
  let isOver = false;
  let crawled = 0;
  let sentAway = 0;
  const crawl = async (worker: number): Promise<void> => {
    const next = random(1000 + worker);
    const headers = { 'user-agent': worker % 2 ? BOT : BROWSER, 'x-forwarded-for': `203.0.113.${worker}` };
    while (!isOver) {
      const from = Math.floor(next() * 900);
      const path = `${pick(categories, next)}?price=${from}-${from + 1 + Math.floor(next() * 5000)}&sort=${pick(SORTS, next)}&page=${1 + Math.floor(next() * 5)}`;
      const { status } = await sockets.ask({ path, headers });
      if (status === 503) sentAway += 1;
      else crawled += 1;
    }
  };
  const workers = Array.from({ length: WORKERS }, (_, worker) => crawl(worker));
  return {
    end: async () => {
      isOver = true;
      await Promise.all(workers);
      sockets.close();
      return { crawled, sentAway };
    },
  };
}
