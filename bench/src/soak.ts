import { setTimeout as sleep } from 'node:timers/promises';
import { pageAddresses } from './addresses.ts';
import { fillIn, openBuyer, placeOrder, putIn } from './buyer.ts';
import { type LoadRequest, load } from './load.ts';
import { collectsGarbage, type ProcessState, stateOf } from './process-state.ts';
import { pick, random, visitorAddress } from './random.ts';
import { takeFromShelf } from './shelf.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

export interface SoakOptions {
  dataDir: string;
  port: number;
  requests: number;
  seed: number;
}

export interface Sample extends ProcessState {
  requests: number;
  perSecond: number;
  p99: number;
}

export interface SoakResult {
  samples: Sample[];
  /** Answers by status; those that a part of the requests is meant to get are among them. */
  statuses: Map<number, number>;
  orders: number;
  /** Growth of what is in use over the second half, of its middle value. */
  growth: number;
  /** More descriptors at the end than in the middle. */
  moreDescriptors: number;
}

const PARTS = 20;
const CONNECTIONS = 12;
const GUESTS = 60;
const ORDER_EVERY_MS = 250;
const BOT = 'Mozilla/5.0 (compatible; SeekerBot/2.1)';

/** As many mixed requests as asked for, as fast as they are answered, and what the process holds after each twentieth of them. */
export async function soak({ dataDir, port, requests, seed }: SoakOptions): Promise<SoakResult> {
  // Small bounds, so that what is bounded is full before half of the run is over.
  const shop = await startShop({ dataDir, port, env: { PAGE_CACHE_MB: '8', SANDBOX_BANK_PORT: '0', WORKERS: '1', TRUSTED_PROXIES: '1', ...collectsGarbage } });
  try {
    const take = await takeFromShelf(port);
    const codes = Array.from({ length: 40 }, take);
    await queryShop(dataDir, 'update stock set qty = 1000000 where qty > 0');
    const next = await createMix(port, { next: random(seed), codes });
    const somewhere = random(seed + 1);
    const ordering = startOrdering(port, codes);
    const statuses = new Map<number, number>();
    const samples: Sample[] = [];
    for (let part = 1; part <= PARTS; part += 1) {
      let left = Math.round(requests / PARTS);
      let rate = { perSecond: 0, p99: 0 };
      // Connections that the shop closes are opened anew.
      while (left > 0) {
        const {
          perSecond,
          p99,
          requests: done,
        } = await load({
          port,
          connections: CONNECTIONS,
          seconds: 3600,
          next: () => (left-- > 0 ? fromSomewhere(next(), somewhere) : null),
          onStatus: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        });
        if (done > 100) rate = { perSecond, p99 };
      }
      samples.push({ requests: Math.round((requests * part) / PARTS), ...rate, ...(await stateOf(shop)) });
      printSample(samples.at(-1) as Sample);
    }
    const orders = await ordering.stop();
    const second = samples.slice(PARTS / 2 - 1);
    const middle = samples[PARTS / 2 - 1] as Sample;
    return {
      samples,
      statuses,
      orders,
      growth: growthOf(second.map(({ used }) => used)),
      moreDescriptors: Math.max(0, (samples.at(-1) as Sample).descriptors - Math.max(middle.descriptors, ...second.slice(0, 3).map((one) => one.descriptors))),
    };
  } finally {
    await shop.stop();
  }
}

const fromSomewhere = (request: LoadRequest, next: () => number): LoadRequest => ({
  ...request,
  headers: { 'x-forwarded-for': visitorAddress(next), ...request.headers },
});

/** What visitors and machines ask for. */
async function createMix(port: number, { next, codes }: { next: () => number; codes: readonly string[] }): Promise<() => LoadRequest> {
  const pages = await pageAddresses(port);
  const thumbs = await picturesOf(
    port,
    pages.filter((_, i) => i % 40 === 0),
  );
  const tokens = await Promise.all(Array.from({ length: GUESTS }, () => tokenOf(port)));
  let n = 0;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): LoadRequest => ({
    path,
    method: 'POST',
    headers: { 'x-lang': 'en', ...headers },
    body: JSON.stringify(body),
  });
  const facets = (): string => `/katalog/?price_from=${n % 5000}&price_to=${5000 + (n % 977)}&page=${1 + (n % 3)}`;
  const kinds: readonly (readonly [number, () => LoadRequest])[] = [
    [0.6, () => ({ path: pages[Math.floor(next() ** 3 * pages.length)] as string })],
    [0.03, () => ({ path: facets() })],
    [0.1, () => ({ path: pick(thumbs, next) })],
    [0.05, () => post('/api/catalog/product/', { item_id: 1 + (n % 400) })],
    [
      0.05,
      () =>
        post('/api/catalog/products/', { search_q: pick(['kvant', 'prenosnik', 'lumo 16', 'slušalke', 'x'], next), page: 1 + (n % 4), per_page: 12 + (n % 9) }),
    ],
    [
      0.04,
      () => ({ path: `/api/catalog/suggest/?q=${encodeURIComponent(pick(['kva', 'pre', 'slu', 'tel', 'zzz'], next) + (n % 7))}`, headers: { 'x-lang': 'si' } }),
    ],
    [0.05, () => post('/api/webshop/product/', { shopping_cart_code: pick(codes, next), qty: 1 }, { authorization: `Bearer ${pick(tokens, next)}` })],
    [0.03, () => ({ path: '/api/webshop/cart/', headers: { authorization: `Bearer ${pick(tokens, next)}` } })],
    [0.03, () => ({ path: `/ni-te-strani-${n}/` })],
    [0.02, () => ({ path: facets(), headers: { 'user-agent': BOT } })],
  ];
  return () => {
    n += 1;
    let at = next();
    for (const [share, make] of kinds) {
      at -= share;
      if (at < 0) return make();
    }
    return { path: '/' };
  };
}

async function picturesOf(port: number, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(`http://127.0.0.1:${port}${page}`)).text();
    for (const [path] of html.matchAll(/\/thumbs\/[^" ,]+/g)) found.add(path);
  }
  return [...found].slice(0, 120);
}

async function tokenOf(port: number): Promise<string> {
  const reply = (await (await fetch(`http://127.0.0.1:${port}/api/auth/generate-token/`)).json()) as { data: { jwt: string } };
  return reply.data.jwt;
}

/** One guest after another orders, beside all else. */
function startOrdering(port: number, codes: readonly string[]): { stop: () => Promise<number> } {
  let orders = 0;
  let isOver = false;
  const buyer = openBuyer({ port, again: async () => !isOver && (await sleep(300, true)) });
  const all = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await buyer.begin();
      const refusal = (await putIn(buyer, [codes[n % codes.length] as string])) ?? (await fillIn(buyer)) ?? (await placeOrder(buyer)).label;
      if (refusal === null) orders += 1;
      await sleep(ORDER_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await all;
      buyer.close();
      return orders;
    },
  };
}

/** Of the straight line that fits best: its rise from the first to the last value, as a share of the middle. */
export function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0) / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return (slope * (values.length - 1)) / mean;
}

function printSample({ requests, perSecond, p99, used, code, resident, descriptors }: Sample): void {
  console.log(
    `| ${requests} | ${perSecond.toFixed(0)}/s | ${p99.toFixed(0)} ms | ${used.toFixed(1)} MB | ${code.toFixed(1)} MB | ${resident.toFixed(0)} MB | ${descriptors} |`,
  );
}
