/** A custom shop, opened as documented (docs/shop-folder.md, docs/importing.md), contains no data of the demo company. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import { createClient, overHttp } from '@vitrina/contract/client';
import { customers } from '@vitrina/contract/customers';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { type Order, webshopOrders } from '@vitrina/contract/orders';
import { site } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { makeEmptyDatabase } from '../src/empty-database.ts';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { sendRequest, type Reply } from '../src/request.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';
import { demoWords, demoWordsIn } from './demo-words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
const PRODUCTS = 30;
/** Limit of pages read; the shop has fewer. */
const MOST_READ = 600;

/**
 * Known gap, as the software has the demo company's name: the scripts' header, their keys in the browser's storage and their trusted types policy.
 * Only in lower case, so that a name in data is found; visitors do not see them.
 */
const OF_THE_SOFTWARE = /x-vitrina-[a-z-]+|(["'`])vitrina(?:-[a-z-]+)?\1|trusted-types vitrina/g;

const BUYERS = {
  hr: { country: 'HR', place: { street: 'Korzo 3', post_code: '51000', town: 'Rijeka', phone: '+385912345678' } },
  de: { country: 'DE', place: { street: 'Hafenstraße 5', post_code: '20457', town: 'Hamburg', phone: '+4915112345678' } },
} as const;
type Market = keyof typeof BUYERS;

let shop: RunningShop;
let imported: string;
let transfer: Order;
let paid: { order: Order; bankPage: string; thanks: string };
/** All responses that were read, by URL. */
const read = new Map<string, string>();

describe.skipIf(hasNoDatabase)('a shop that is nothing like the demo', NEEDS_DATABASE, () => {
  beforeAll(async () => {
    shop = await startOwnShop({ SHOP_DIR: join(HERE, 'shop') }, makeEmptyDatabase);
    imported = await importFeed();
    transfer = await buy('hr', 'bank-transfer', 'prsluk-1');
    paid = await payAtBank(await buy('de', 'sandbox-redirect', 'veslo-2'));
    for (const path of [...orderPages(transfer, 'hr'), ...orderPages(paid.order, 'de')]) read.set(path, await textOf(path));
    read.set('sandbox bank', paid.bankPage).set('thanks after the bank', paid.thanks);
    await readMails();
    await readPages();
  });
  afterAll(async () => {
    await shop?.stop();
  });

  it('opens on an empty database from its folder, and takes 30 products with pictures from a Shopify export', async () => {
    expect(imported).toContain(`Pictures: ${PRODUCTS} fetched, 0 could not be had.`);
    expect(imported).toContain(`Read ${PRODUCTS} lines: ${PRODUCTS} written`);
    const { items } = await call(catalogue.categories, { mode: 'flat' });
    expect(items.map(({ code }) => code).sort()).toEqual(['kajaci', 'more', 'prsluci', 'vesla']);
    const listed = [...read].filter(([path]) => path.startsWith('/sitemap-hr-products')).flatMap(([, xml]) => xml.match(/<loc>/g) ?? []);
    expect(listed).toHaveLength(PRODUCTS);
  });

  it('shows a product’s picture for a category that has none of its own, on the home page too', async () => {
    const { items } = await call(catalogue.categories, { mode: 'flat' });
    const pictures = items.map(({ image_upload_path }) => image_upload_path);
    expect(pictures).toEqual(items.map(() => expect.stringMatching(/^import\/.+\.\w+$/)));
    const shelf = /<ul class="case department-shelf[\s\S]*?<\/ul>/.exec((await sendRequest('/', { origin: shop.origin })).text)?.[0] ?? '';
    expect(shelf.match(/<li>/g)).toHaveLength(3);
    expect(shelf.match(/<img /g)).toHaveLength(3);
  });

  it('has its own name, languages, colours, logo and seller', async () => {
    const info = await call(site.info, {});
    expect(info.name).toBe('Galeb Oprema');
    expect(info.languages.map(({ code }) => code)).toEqual(['hr', 'de']);
    expect(info.logo).toBe('/media/theme/logo.svg');
    expect(info.theme).toContain('#0b5d3b');
    expect(info.sellers?.de).toMatchObject({ name: 'Galeb Oprema j. d. o. o.', vat_number: 'HR48392017568' });
    expect(read.get('/')).toMatch(/Galeb Oprema[\s\S]*Besplatna dostava od 170\s€/);
    expect(read.get('/de/')).toContain('lang="de-DE"');
  });

  it('its tab, home screen, logo and mails carry its own sign and colours, and no typeface of the software is fetched early', async () => {
    expect(read.get('/')).not.toContain('instrument-sans');
    expect(read.get('/favicon.svg')).toMatch(/fill="#0b5d3b"[\s\S]*>G<\/text>/);
    expect(await textOf('/logo.svg')).toContain('<title>Galeb Oprema</title>');
    expect(JSON.parse((read.get('/site.webmanifest') ?? '').split('\n')[1] ?? '')).toMatchObject({
      name: 'Galeb Oprema',
      theme_color: '#0b5d3b',
      icons: [{ src: '/favicon.svg' }, { src: '/apple-touch-icon.png' }],
    });
    const icon = await fetch(`${shop.origin}/apple-touch-icon.png`);
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([icon.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['image/png', 180, 180]);
    const mails = [...read].filter(([path]) => path.endsWith('/html/'));
    expect(mails.filter(([, text]) => !text.includes('#0b5d3b') || text.includes('#fdcd1d')).map(([path]) => path)).toEqual([]);
    expect(read.get('/')).toContain('"logo":"http');
  });

  it('has its own menus in both languages, and its logo above them', () => {
    const links = (path: string) =>
      [...(read.get(path) ?? '').matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, to, words]) => `${words} ${to}`);
    expect(links('/')).toEqual(expect.arrayContaining(['Vesla za svaku ruku /oprema-za-more/vesla/', expect.stringMatching(/^Naši proizvođači \/\S+\/$/)]));
    expect(links('/')).toEqual(expect.arrayContaining([expect.stringMatching(/^Uvjeti kupnje \//), expect.stringMatching(/^Impresum \//)]));
    expect(links('/de/')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Paddel für jede Hand \/de\//), expect.stringMatching(/^Unsere Hersteller \/de\//)]),
    );
    for (const path of ['/', '/de/']) expect(read.get(path)).toMatch(/<img[^>]+src="\/media\/theme\/logo\.svg"/);
  });

  it('its headlines are in its own typeface, fetched from itself, kept for a year, and stood in for by one as wide', async () => {
    const home = read.get('/') ?? '';
    const { typeface, theme } = await call(site.info, {});
    expect(typeface).toMatch(/^\/media\/theme\/galeb\.woff2\?v=[\w-]{12}$/);
    expect(home).toContain(`<link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin>`);
    const [sheet = ''] = /\/_theme\/[\w-]{10}\.css/.exec(home) ?? [];
    expect(await textOf(sheet)).toContain(theme);
    expect(theme).toContain(`src:url("${typeface}") format("woff2");font-weight:100 900;font-display:optional;ascent-override:94.4%`);
    expect(theme).toMatch(/local\("Arial"\),local\("Liberation Sans"\);font-weight:100 500;size-adjust:100\.1%/);
    const font = await fetch(shop.origin + typeface);
    const bytes = Buffer.from(await font.arrayBuffer());
    expect([font.status, font.headers.get('content-type'), font.headers.get('cache-control'), bytes.toString('latin1', 0, 4)]).toEqual([
      ...[200, 'font/woff2', 'public, max-age=31536000, immutable', 'wOF2'],
    ]);
    expect((await fetch(`${shop.origin}/media/theme/galeb.woff2`)).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('its logo has its place before it comes: five times as wide as high', () => {
    for (const path of ['/', '/de/']) expect(read.get(path)).toContain('<img src="/media/theme/logo.svg" alt="" width="160" height="32"');
  });

  it('sells by transfer with its own delivery price and account', async () => {
    expect(transfer.cart.totals.total).toBeCloseTo(39.4 + 6.4, 2);
    const slip = read.get(`/webshop/print-payment-transfer/?identifier=${transfer.identifier}`) as string;
    expect(slip.replace(/[^A-Z0-9]/g, '')).toContain('HR7624020061100987654');
    expect(slip).toContain('Lukobran 7');
  });

  it('sells by the sandbox bank in another market', async () => {
    expect(paid.order.cart.totals.total).toBeCloseTo(53.4 + 13.7, 2);
    await expect.poll(async () => (await call(webshopOrders.order, { identifier: paid.order.identifier }, { lang: 'de' })).payment_status).toBe('paid');
  });

  it('reads pages, feeds, mails and descriptions, all of which are there', () => {
    const paths = [...read.keys()];
    for (const path of ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/favicon.svg', '/webshop/shopping_cart/', '/backoffice/', '/missing/'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /-(?:proizvodi|produkte)-\d+\/$/.test(path)).length).toBe(2 * PRODUCTS);
    expect(paths.filter((path) => path.startsWith('/dev/mail/')).length).toBeGreaterThanOrEqual(4);
  });

  it('says no name, address, number, account or mail domain of the demo company anywhere', () => {
    const demo = demoWords();
    const leaks = [...read].flatMap(([path, text]) => demoWordsIn(demo, text.replace(OF_THE_SOFTWARE, '')).map((word) => `${path}: ${word}`));
    expect(leaks).toEqual([]);
  });

  it('its imprint and its terms are its own, with its own figures', () => {
    const about = (word: string): string =>
      [...read].filter(([path, text]) => path !== '/' && text.includes(`<title>${word}`)).map(([, text]) => text)[0] ?? '';
    for (const title of ['Impresum', 'Impressum']) expect(about(title)).toContain('48392017568');
    expect(about('Uvjeti kupnje')).toMatch(/170/);
    expect(about('Kaufbedingungen')).toMatch(/170/);
  });

  it('promises its own days to withdraw: the law’s where it says none, in plurals, on pages, in mails and in its terms', () => {
    expect(read.get('/')).toContain('14 dana za povrat');
    expect(read.get('/de/')).toContain('21 Tage Rückgaberecht');
    const mails = [...read].filter(([path]) => /^\/dev\/mail\/\d+\/html\/$/.test(path)).map(([, text]) => text);
    expect(mails.filter((text) => text.includes('u roku od 14 dana od primitka robe'))).not.toEqual([]);
    expect(mails.filter((text) => text.includes('innerhalb von 21 Tagen nach Erhalt'))).not.toEqual([]);
    expect(read.get('/webshop/review_order/')).toContain('u roku od 14 dana od zadnje pošiljke');
    const promises30 = (text: string) => text.includes('<body>') && /\b30 (?:dana za|Tage Rück)/.test(text);
    expect([...read].flatMap(([path, text]) => (promises30(text) ? [path] : []))).toEqual([]);
  });

  it('speaks of its own trade where its words say so, and nowhere of electronics', () => {
    const pages = [...read].filter(([, text]) => text.includes('<body>'));
    expect(read.get('/')).toContain('Galeb Oprema: sve za veslanje uz obalu');
    expect(pages.filter(([, text]) => /<(?:title|h1|meta name="description")[^>]*>?[^<]*elektroni[ck]/i.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('the words that are looked for are found where they are', () => {
    const demo = demoWords();
    expect(demo.codes.length).toBeGreaterThan(10);
    expect(demoWordsIn(demo, '<p>Vitrina, d. o. o., IBAN SI56&nbsp;0201 7001 2345 686, pomoc@vitrina.test')).toEqual(
      expect.arrayContaining(['vitrina', 'vitrina.test', 'si56020170012345686']),
    );
  });
});

/** Runs the import command as a shop owner would, next to the shop. The profile is a copy, as the command saves its answers in it. */
async function importFeed(): Promise<string> {
  const profile = join(shop.dataDir as string, 'galeb.yaml');
  cpSync(join(HERE, 'feed', 'galeb.yaml'), profile);
  const command = [
    '--no-warnings',
    'server/src/commands/import.ts',
    join(HERE, 'feed', 'products_export.csv'),
    '--supplier',
    'galeb',
    '--profile',
    profile,
    '--yes',
  ];
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: shop.databaseUrl as string, DATA_DIR: shop.dataDir as string };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
  rmSync(profile);
  return stdout;
}

async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { lang = 'hr', token }: { lang?: LanguageCode; token?: string } = {},
): Promise<CallReply<E>> {
  const send = overHttp({ fetch: (request) => fetch(request), origin: shop.origin });
  const reply = await createClient({ send, baseHost: new URL(shop.origin).host, lang, token }).call(endpoint, input);
  if (!reply.success) throw new Error(`${endpoint.key}: ${JSON.stringify(reply.data)}`);
  read.set(`${endpoint.key} ${lang} ${read.size}`, JSON.stringify(reply));
  return reply.data;
}

async function buy(lang: Market, payment: string, handle: string): Promise<Order> {
  const { jwt: token } = await call(customers.generateToken, {}, { lang });
  const as = { lang, token };
  const { shopping_cart_code } = await call(catalogue.product, { item_code: `galeb-${handle}` }, as);
  await call(webshopCart.addProduct, { shopping_cart_code }, as);
  await call(webshopCheckout.continueAsGuest, {}, as);
  const { country, place } = BUYERS[lang];
  const fields = { name: 'Mare', surname: 'Valić', email: `kupac-${lang}@example.com`, ...place };
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country, fields }, as);
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  const { cart } = await call(webshopCheckout.setPayment, { payment }, as);
  const home = lang === 'hr' ? '/' : '/de/';
  for (const step of ['shopping_cart', 'customer', 'shipping', 'payment', 'review_order']) {
    const path = `${home}webshop/${step}/`;
    read.set(path, (await sendRequest(path, { origin: shop.origin, headers: { cookie: `token=${token}` } })).text);
  }
  const { identifier } = await call(webshopOrders.createOrder, { total: cart.totals.total, accept_terms: true }, as);
  return call(webshopOrders.order, { identifier }, as);
}

/** Pays a German order with the button on the bank's page. */
async function payAtBank(order: Order): Promise<typeof paid> {
  const { redirect_url: address = '' } = await call(webshopOrders.createPayment, { identifier: order.identifier, payment: 'sandbox-redirect' }, { lang: 'de' });
  const bankPage = await (await fetch(address)).text();
  const fields = Object.fromEntries([...bankPage.matchAll(/name="(payment|signature)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
  const reply = await fetch(`${new URL(address).origin}/decide`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, decision: 'pay', manner: 'at once' }),
  });
  return { order, bankPage, thanks: await reply.text() };
}

const orderPages = ({ identifier }: Order, lang: Market): string[] =>
  ['thank_you', 'view_order', 'print-payment-transfer', 'withdrawal', 'cancel_order'].map(
    (name) => `${lang === 'hr' ? '/' : '/de/'}webshop/${name}/?identifier=${identifier}`,
  );

async function textOf(path: string): Promise<string> {
  let reply: Reply = await sendRequest(path, { origin: shop.origin });
  for (let i = 0; i < 3 && reply.location?.startsWith('/'); i++) reply = await sendRequest(reply.location, { origin: shop.origin });
  return `${JSON.stringify(reply.headers)}\n${reply.text}`;
}

/** Reads all mails of the shop: the frame with their details, and the mail itself. */
async function readMails(): Promise<void> {
  const paths = async () => [...(await textOf('/dev/mail/')).matchAll(/href="(\/dev\/mail\/\d+\/)"/g)].map(([, path = '']) => path);
  await vi.waitFor(async () => expect((await paths()).length).toBeGreaterThanOrEqual(2), { timeout: 60_000, interval: 50 });
  for (const path of await paths()) for (const address of [path, `${path}html/`]) read.set(address, await textOf(address));
}

/** Reads all pages reachable from the first ones, without pictures. */
async function readPages(): Promise<void> {
  const waiting = [
    '/',
    '/de/',
    '/robots.txt',
    '/sitemap.xml',
    '/api/openapi.json',
    '/favicon.svg',
    '/logo.svg',
    '/site.webmanifest',
    '/auth/login/',
    '/de/auth/signup/',
    '/missing/',
    '/de/missing/',
    '/api/missing/',
    '/.well-known/security.txt',
    '/backoffice/',
  ];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined && seen.size < MOST_READ; path = waiting.shift()) {
    const { headers, text, location } = await sendRequest(path, { origin: shop.origin });
    if (!/text|json|xml|javascript|svg/.test(String(headers['content-type'] ?? ''))) continue;
    read.set(path, `${JSON.stringify(headers)}\n${text}`);
    for (const next of [...(location ? [location] : []), ...addressesIn(text)]) if (!seen.has(next)) waiting.push(...add(seen, next));
  }
}

const add = (seen: Set<string>, path: string): [string] => {
  seen.add(path);
  return [path];
};

/** URLs of this shop in a page or sitemap, without pictures and endless filters. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)<\/loc>/g)]
    .map(([, link = '', loc = '']) => (link || loc).replace(shop.origin, '').replace(/#.*$/, ''))
    .filter((path) => /^\/(?!\/)[^?]*$/.test(path) && !/\.(?:png|jpe?g|webp|avif|woff2)$|^\/thumbs?\//.test(path))
    .map((path) => encodeURI(decodeURI(path)));
