import { COUPONS, CUSTOMER, KNOWN, STAFF } from '@vitrina/demo/known';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { pageAddresses } from '../addresses.ts';
import { fillIn, openBuyer, placeOrder, putIn } from '../buyer.ts';

/** Data of the shop under test, so that calls refer to existing things. */
export interface World {
  ids: number[];
  /** Known values by field name. */
  texts: Record<string, string[]>;
  words: string[];
  pages: string[];
  /** Paths of files, pictures and feeds. */
  files: string[];
  people: { guests: string[]; customer: string; staff: string };
}

interface Item {
  id: number;
  code: string;
  shopping_cart_code: string;
  url_without_domain: string;
  images: { upload_path: string }[];
}

export async function lookAround(port: number): Promise<World> {
  const origin = `http://localhost:${port}`;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'x-lang': 'si' };
    const reply = await fetch(`${origin}/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: T }).data;
  };
  const { items } = await post<{ items: Item[] }>('catalog/products', { per_page: 40 });
  const categories = await post<{ items: { code: string; url_without_domain?: string }[] }>('catalog/categories', { mode: 'flat' });
  const pages = await pageAddresses(port);
  const home = await (await fetch(`${origin}/`)).text();
  const files = [...new Set([...home.matchAll(/["( ](\/(?:assets|thumbs|media|_labels)\/[^"\s)?,]+)/g)].map((match) => match[1] as string))];
  const orders = await orderSome(port, items);
  const slugs = pages.map((page) => page.split('/').filter(Boolean).at(-1) ?? '');
  return {
    ids: [...items.map((item) => item.id), 1, 2, 3],
    words: ['ram', 'color', 'brand', 'kvant', ...categories.items.slice(0, 20).map((one) => one.code)],
    pages,
    files: [
      ...files,
      ...LANGUAGE_CODES.flatMap((lang) => [`/sitemap-${lang}-pages-1.xml`, `/sitemap-${lang}-products-1.xml`, `/${lang}/feed/`, `/${lang}/blog/feed.xml`]),
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/healthz',
      '/readyz',
      '/metrics',
      '/_build/latest.json',
      '/dev/mail/',
    ],
    texts: {
      lang: [...LANGUAGE_CODES],
      slug: [...slugs.slice(0, 400), ...pages.slice(0, 50)],
      item_slug: slugs,
      category_slug: categories.items.map((one) => one.code),
      manufacturer_slug: ['kvant', 'lumo', 'senca'],
      item_code: [...items.map((item) => item.code), ...Object.values(KNOWN).flat()],
      code: [...items.map((item) => item.code), ...Object.values(COUPONS)],
      codes: ['new', 'discounted', 'bestsellers', ...items.map((item) => item.code)],
      shopping_cart_code: items.map((item) => item.shopping_cart_code),
      identifier: orders,
      order: orders,
      email: ['kupec@example.com', 'nova@example.com', CUSTOMER.email],
      // Wrong passwords only: else the run would log itself out or erase its customer.
      password: ['napačno geslo', 'rumena raca plava'],
      old_password: ['napačno geslo'],
      country: ['SI', 'HR', 'DE', 'RS'],
      path: pages.slice(0, 20),
      old_path: ['/staro-', '/staro-(.*)', '/p-(id+)/'].map((path) => `${path}${'x'.repeat(3)}/`),
      new_path: ['/', '/katalog/', '/(1)/'],
      content_type: ['catalogproduct', 'publish'],
      point_id: ['1'],
    },
    people: {
      guests: await Promise.all(Array.from({ length: 12 }, (_, i) => guest(port, { origin, items, i }))),
      customer: await logIn(origin, CUSTOMER),
      staff: await logIn(origin, STAFF),
    },
  };
}

/** Creates a guest: with an empty cart, with a full one, or with one that is ready to be ordered. */
async function guest(port: number, { origin, items, i }: { origin: string; items: readonly Item[]; i: number }): Promise<string> {
  if (i % 3 === 0) return tokenOf(origin);
  const buyer = openBuyer({ port });
  const token = await buyer.startGuest();
  await putIn(
    buyer,
    items.slice(i, i + 2).map((item) => item.shopping_cart_code),
  );
  if (i % 3 === 2) await fillIn(buyer);
  buyer.close();
  return token;
}

async function tokenOf(origin: string): Promise<string> {
  const reply = (await (await fetch(`${origin}/api/auth/generate-token/`)).json()) as { data: { jwt: string } };
  return reply.data.jwt;
}

async function logIn(origin: string, person: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(origin)}` };
  const reply = await fetch(`${origin}/api/auth/login/`, { method: 'POST', headers, body: JSON.stringify(person) });
  const { data } = (await reply.json()) as { data: { jwt?: string; label_name?: string } };
  if (!data.jwt) throw new Error(`${person.email} cannot log in: ${data.label_name}`);
  return data.jwt;
}

async function orderSome(port: number, items: readonly Item[]): Promise<string[]> {
  const buyer = openBuyer({ port });
  const identifiers: string[] = [];
  for (const item of items.slice(0, 4)) {
    await buyer.startGuest();
    const refusal = (await putIn(buyer, [item.shopping_cart_code])) ?? (await fillIn(buyer));
    const { label, data } = refusal === null ? await placeOrder(buyer) : { label: refusal, data: {} };
    if (label === null) identifiers.push(String((data as { identifier: string }).identifier));
  }
  buyer.close();
  return identifiers;
}
