import { FIELDS } from '../buyer.ts';
import { brotliDecompressSync } from 'node:zlib';
import type { LoadRequest } from '../load.ts';
import { pick, random } from '../random.ts';
import type { Answered, Sockets } from './sockets.ts';

/** Mix of a thousand visits: cached and uncached pages, searches, cart reads, and one whole guest order of seven calls. */
export const SHARES = { cached: 400, listing: 260, search: 70, suggest: 120, products: 140, cart: 9, order: 1 } as const;
export type VisitKind = keyof typeof SHARES;

export interface VisitsOptions {
  sockets: Sockets;
  /** Frequently requested pages, which are cached. */
  hot: readonly string[];
  /** Categories, whose lists are requested with varying price filters. */
  categories: readonly string[];
  /** shopping_cart_codes for the carts, each good for one unit. */
  codes: string[];
  seed: number;
}

export interface Visits {
  /** Creates carts with a line and keeps their tokens. */
  prepare: () => Promise<void>;
  next: () => VisitKind;
  /** Executes a visit and resolves with its response; an order with its last one, or with the first that failed. */
  visit: (kind: VisitKind) => Promise<Answered>;
}

const CARTS = 40;
const WORDS = ['prenosnik', 'telefon', 'slušalke', 'zaslon', 'tipkovnica', 'tiskalnik', 'kamera', 'miška'];

/** Visitors of the demo shop, each request from another client address. */
export function createVisits({ sockets, hot, categories, codes, seed }: VisitsOptions): Visits {
  const next = random(seed);
  const tokens: string[] = [];
  const whole = (most: number): number => Math.floor(next() * most);
  const from = () => ({ 'x-forwarded-for': `198.${18 + whole(2)}.${whole(256)}.${whole(256)}`, 'x-lang': 'si' });
  const get = (path: string, token?: string): LoadRequest => ({ path, headers: { ...from(), ...(token && { authorization: `Bearer ${token}` }) } });
  const post = (path: string, body: unknown, token?: string): LoadRequest => ({ ...get(path, token), method: 'POST', body: JSON.stringify(body) });
  const price = () => `${whole(400)}-${500 + whole(4000)}`;
  const newToken = async () => tokenOf(await sockets.sendRequest(get('/api/auth/generate-token/')));

  const order = async (): Promise<Answered> => {
    const guest = await sockets.sendRequest(get('/api/auth/generate-token/'));
    if (guest.status !== 200) return guest;
    const token = tokenOf(guest);
    const steps: [string, unknown][] = [
      ['product', { shopping_cart_code: codes.pop(), qty: 1 }],
      ['continue-as-guest', {}],
      ['customer', { type: 'webshop.guest', country: 'SI', fields: FIELDS }],
      ['shipping', { shipping: 'delivery' }],
      ['payment', { payment: 'bank-transfer' }],
      ['order', { accept_terms: true }],
    ];
    let last = guest;
    for (const [step, body] of steps) {
      last = await sockets.sendRequest(post(`/api/webshop/${step}/`, body, token));
      if (last.status !== 200) return last;
    }
    return last;
  };
  const visits: Record<VisitKind, () => Promise<Answered>> = {
    cached: () => sockets.sendRequest(get(pick(hot, next))),
    listing: () => sockets.sendRequest(get(`${pick(categories, next)}?price=${price()}`)),
    search: () => sockets.sendRequest(get(`/iskanje/?search_q=${encodeURIComponent(pick(WORDS, next))}+${whole(100_000)}`)),
    suggest: () => sockets.sendRequest(get(`/api/catalog/suggest/?q=${encodeURIComponent(pick(WORDS, next).slice(0, 3 + whole(4)))}${whole(1000)}`)),
    products: () => sockets.sendRequest(post('/api/catalog/products/', { price_from: whole(400), price_to: 500 + whole(4000), per_page: 24 })),
    cart: () => sockets.sendRequest(get('/api/webshop/cart/', pick(tokens, next))),
    order,
  };
  const kinds = (Object.keys(SHARES) as VisitKind[]).flatMap((kind) => Array<VisitKind>(SHARES[kind]).fill(kind));
  return {
    prepare: async () => {
      for (const path of [...hot, ...hot]) await sockets.sendRequest(get(path));
      for (let i = 0; i < CARTS; i += 1) {
        const token = await newToken();
        await sockets.sendRequest(post('/api/webshop/product/', { shopping_cart_code: codes.pop(), qty: 1 }, token));
        tokens.push(token);
      }
    },
    next: () => pick(kinds, next),
    visit: (kind) => visits[kind](),
  };
}

function tokenOf({ body }: Answered): string {
  const text = body[0] === 0x7b ? body : brotliDecompressSync(body);
  return (JSON.parse(text.toString()) as { data: { jwt: string } }).data.jwt;
}
