import { pageAddresses } from './addresses.ts';
import { listedIds } from './listed-ids.ts';
import type { LoadRequest } from './load.ts';
import { pick } from './random.ts';

const GUESTS = 60;
const BOT = 'Mozilla/5.0 (compatible; SeekerBot/2.1)';
/** Accepted statuses: on a busy machine some requests get 503 with Retry-After. */
const SERVED = [200, 503];
const NOT_THERE = [404, 503];

/** Creates requests as visitors and programs send them. */
export async function soakRequests(port: number, { next, codes }: { next: () => number; codes: readonly string[] }): Promise<() => LoadRequest> {
  const pages = await pageAddresses(port);
  const thumbs = await picturesOf(
    port,
    pages.filter((_, i) => i % 40 === 0),
  );
  const ids = await listedIds(port);
  const tokens = await Promise.all(Array.from({ length: GUESTS }, () => tokenOf(port)));
  let n = 0;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): LoadRequest => ({
    path,
    method: 'POST',
    expects: SERVED,
    headers: { 'x-lang': 'en', ...headers },
    body: JSON.stringify(body),
  });
  const get = (path: string, headers: Record<string, string> = {}): LoadRequest => ({ path, expects: SERVED, headers });
  const facets = (): string => `/katalog/?price_from=${n % 5000}&price_to=${5000 + (n % 977)}&page=${1 + (n % 3)}`;
  const kinds: readonly (readonly [number, () => LoadRequest])[] = [
    [0.6, () => get(pages[Math.floor(next() ** 3 * pages.length)] as string)],
    [0.03, () => get(facets())],
    [0.1, () => get(pick(thumbs, next))],
    [0.045, () => post('/api/catalog/product/', { item_id: pick(ids, next) })],
    [0.005, () => ({ ...post('/api/catalog/product/', { item_id: 1_000_000 + n }), expects: NOT_THERE })],
    [
      0.05,
      () =>
        post('/api/catalog/products/', { search_q: pick(['kvant', 'prenosnik', 'lumo 16', 'slušalke', 'x'], next), page: 1 + (n % 4), per_page: 12 + (n % 9) }),
    ],
    [0.04, () => get(`/api/catalog/suggest/?q=${encodeURIComponent(pick(['kva', 'pre', 'slu', 'tel', 'zzz'], next) + (n % 7))}`, { 'x-lang': 'si' })],
    [0.05, () => post('/api/webshop/product/', { shopping_cart_code: pick(codes, next), qty: 1 }, { authorization: `Bearer ${pick(tokens, next)}` })],
    [0.03, () => get('/api/webshop/cart/', { authorization: `Bearer ${pick(tokens, next)}` })],
    [0.03, () => ({ path: `/ni-te-strani-${n}/`, expects: NOT_THERE })],
    [0.02, () => get(facets(), { 'user-agent': BOT })],
  ];
  return () => {
    n += 1;
    let at = next();
    for (const [share, make] of kinds) {
      at -= share;
      if (at < 0) return make();
    }
    return get('/');
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
