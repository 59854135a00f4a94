import { pageAddresses } from '../addresses.ts';
import { pick, random } from '../random.ts';
import type { ShopProcess } from '../shop-process.ts';
import { categoryPaths, quantile } from './flood.ts';
import { openSockets, type Sockets } from './sockets.ts';

export interface CrawlerResult {
  quietP95: number;
  stormP95: number;
  /** Cache hit rates of the frequently requested pages. */
  quietHits: number;
  stormHits: number;
  /** Visitors' pages that were not served. */
  bad: number;
  /** Pages served to the crawlers, and pages refused. */
  crawled: number;
  sentAway: number;
}

const WORKERS = 50;
const PEOPLE_PER_SECOND = 40;
/** Share of uncached pages among visitors' requests. */
const UNCACHED_SHARE = 0.125;
const HOT_PAGES = 150;
const BOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SORTS = ['price_asc', 'price_desc', 'newest', 'rating', 'discount'];
const TICK_MS = 5;
const SETTLE_MS = 6000;

interface Seen {
  ms: number[];
  /** Number of requests for frequently requested pages. */
  hot: number;
  hits: number;
  bad: number;
}

/** Visitors request pages at a steady rate, first alone, then while fifty crawlers request uncached filters, sorts and pages (drill F24). */
export async function crawlerStorm(shop: ShopProcess, seconds: number): Promise<CrawlerResult> {
  const sockets = openSockets(shop.port);
  const categories = await categoryPaths(shop.port);
  const hot = (await pageAddresses(shop.port)).filter((path) => !/^\/[a-z]{2}\//.test(path)).slice(0, HOT_PAGES);
  const warm = async () => {
    for (const path of [...hot, ...hot]) await sockets.sendRequest({ path, headers: { 'user-agent': BROWSER } });
  };
  await warm();
  // Work after the start of the shop makes some entries expire.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await warm();
  const read = (seed: number, duration: number) => readPages(sockets, people({ hot, categories, seed }), duration);
  await read(1, 3);
  const quiet = await read(2, seconds);
  const storm = startStorm(shop.port, categories);
  await read(3, 2);
  const stormy = await read(4, seconds);
  const crawlers = await storm.end();
  sockets.close();
  return {
    quietP95: quantile(quiet.ms, 0.95),
    stormP95: quantile(stormy.ms, 0.95),
    quietHits: quiet.hits / quiet.hot,
    stormHits: stormy.hits / stormy.hot,
    bad: quiet.bad + stormy.bad,
    ...crawlers,
  };
}

interface PageOfPerson {
  path: string;
  headers: Record<string, string>;
  isHot: boolean;
}

/** Returns requests of visitors, each from another client address. */
function people({ hot, categories, seed }: { hot: readonly string[]; categories: readonly string[]; seed: number }): () => PageOfPerson {
  const next = random(seed);
  const whole = (most: number) => Math.floor(next() * most);
  return () => {
    const isHot = next() >= UNCACHED_SHARE;
    const path = isHot ? pick(hot, next) : `${pick(categories, next)}?price=${whole(400)}-${500 + whole(90_000)}`;
    return { path, isHot, headers: { 'user-agent': BROWSER, 'x-forwarded-for': `198.18.${whole(256)}.${whole(256)}` } };
  };
}

/** Requests pages at a steady rate. */
async function readPages(sockets: Sockets, page: () => PageOfPerson, seconds: number): Promise<Seen> {
  const seen: Seen = { ms: [], hot: 0, hits: 0, bad: 0 };
  const calls: Promise<void>[] = [];
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - startedAt) / 1000;
      const due = Math.floor(Math.min(passed, seconds) * PEOPLE_PER_SECOND);
      while (calls.length < due) {
        const pageRequest = page();
        if (pageRequest.isHot) seen.hot += 1;
        calls.push(
          sockets.sendRequest(pageRequest).then(({ status, ms, cache }) => {
            seen.ms.push(ms);
            if (status !== 200) seen.bad += 1;
            if (pageRequest.isHot && cache === 'hit') seen.hits += 1;
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

/** Half of the crawlers identify themselves, the others look like browsers; each has a client address and sends the next request after each response. */
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
      const { status } = await sockets.sendRequest({ path, headers });
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
