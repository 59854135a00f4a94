// Alone: its shop's telemetry tells each statement, and stays in the process.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { COUPONS, CUSTOMER } from '@vitrina/demo/known';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { createShop, type Shop } from '../start/create-shop.ts';

/** What must never leave, besides what the shop itself makes: tokens and codes. */
const CANARIES = {
  email: 'kanarcek.zasebni@example.com',
  password: 'Kanarsko geslo 9911',
  name: 'Kanarimir',
  surname: 'Kanarjevec-Žvižgal',
  street: 'Kanarska ulica 77',
  phone: '+386 41 999 777',
  iban: 'SI56 1910 0000 0123 438',
  card: '4111 1111 1111 1111',
  search: 'kanarsko iskanje',
  coupon: 'KANARKUPON7',
  message: 'Kanarcki pojejo o meni',
  passkey: 'Kanarski-kljuc_AbCdEf0123456789',
  address: '203.0.113.77',
};
const LINK_CODE = 'Kanar_AbCdEf0123456789';

let collector: Server;
let database: TestDatabase;
let shop: Shop;
let dataDir: string;
let origin: string;
/** Everything that came out: of the process, to collectors, in headers. */
const out: { where: string; text: string }[] = [];
/** Secrets that the shop made on the way. */
const createdSecrets: string[] = [];
const record = (where: string, text: unknown): void => void out.push({ where, text: String(text) });

beforeAll(async () => {
  collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => record(`collector ${request.url}`, chunk));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(collector.address() as AddressInfo).port}`;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => record(`console.${method}`, args.join(' ')));
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text: string | Uint8Array) => {
      record(stream, text);
      return true;
    });
  }
  database = await createTestDatabase('demo');
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-canary-'));
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_REQUESTS: '1', SLOW_QUERY_MS: '1' };
  const watched = { SENTRY_DSN: `http://key@${host}/7`, OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}`, OTEL_TRACES_SAMPLER_ARG: '1', TRUSTED_PROXIES: '1' };
  shop = await createShop({ config: readConfig({ ...env, ...watched }), databaseUrl: database.url });
  origin = `http://127.0.0.1:${(await shop.listen()).port}`;
});
afterAll(async () => {
  vi.restoreAllMocks();
  collector.closeAllConnections();
  collector.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Sent {
  token?: string | undefined;
  method?: string;
  body?: unknown;
  form?: Record<string, string>;
}

/** A request as a browser sends it; what comes back in headers is kept, but for the cookie, which is made to carry the token. */
async function callShop(path: string, { token, method, body, form }: Sent = {}): Promise<{ status: number; data: Record<string, unknown> }> {
  const sends = body !== undefined || form !== undefined;
  const reply = await fetch(origin + path, {
    method: method ?? (sends ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      'x-forwarded-for': CANARIES.address,
      'user-agent': 'Mozilla/5.0',
      ...(token && (form ? { cookie: `token=${token}` } : { authorization: `Bearer ${token}` })),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin' }),
    },
    ...(sends && { body: form ? new URLSearchParams(form).toString() : JSON.stringify(body) }),
  });
  for (const [name, value] of reply.headers) if (name !== 'set-cookie') record(`header ${name}`, value);
  const text = await reply.text();
  const parsed = (reply.headers.get('content-type') ?? '').startsWith('application/json') ? (JSON.parse(text) as { data?: object }) : {};
  return { status: reply.status, data: (parsed.data ?? {}) as Record<string, unknown> };
}

const newToken = async (): Promise<string> => {
  const { data } = await callShop('/api/auth/generate-token/');
  createdSecrets.push(data.jwt as string);
  return data.jwt as string;
};

const { email, name, surname, street, phone } = CANARIES;
const FIELDS = { email, name, surname, street, phone, post_code: '1000', town: 'Ljubljana' };

/** From a cart to an order, its payment, and the withdrawal from it. */
async function buy(client: pg.Client): Promise<string> {
  const token = await newToken();
  const { rows } = await client.query<{ id: number }>(
    `select p.id::integer as id from products p join stock s on s.product_id = p.id where p.code = 'DEMO-LAPTOP-01' and s.qty > 0 limit 1`,
  );
  const put = (path: string, body: object) => callShop(`/api/webshop/${path}/`, { token, body });
  await put('product', { shopping_cart_code: `p-${rows[0]?.id}`, qty: 1 });
  for (const code of [CANARIES.coupon, COUPONS.expired]) await put('coupon', { code });
  await put('customer', { type: 'webshop.guest', country: 'SI', fields: { ...FIELDS, phone: CANARIES.card, email: `${email} ${email}` } });
  expect((await put('customer', { type: 'webshop.guest', country: 'SI', fields: FIELDS })).status).toBe(200);
  await put('shipping', { shipping: 'delivery' });
  await put('payment', { payment: 'sandbox-redirect' });
  const { data } = await put('order', {});
  const identifier = String(data.identifier);
  expect(identifier).toMatch(/^\d+-[\w-]{20,}$/);
  createdSecrets.push(identifier, identifier.slice(identifier.indexOf('-') + 1));
  await put('create-payment', { identifier });
  await callShop('/api/webshop/payment-callback/sandbox-redirect/', { body: { event_id: CANARIES.card, payment: identifier, kind: CANARIES.name } });
  await put('withdrawal', { identifier, name, email, message: `${CANARIES.message} ${CANARIES.iban}`, confirm: true });
  await callShop(`/api/webshop/order/?identifier=${identifier}`, { token });
  await callShop(`/webshop/narocila/${identifier}/`, { token });
  for (const page of ['payment-create-quick', 'print-payment-transfer', 'withdrawal']) await callShop(`/webshop/${page}/?identifier=${identifier}`, { token });
  return token;
}

/** Accounts, links, newsletter, search: what works and what is refused. */
async function visit(): Promise<void> {
  const token = await newToken();
  await callShop('/api/auth/signup/', { token, body: { email, name, surname } });
  await callShop('/api/auth/login/', { token, body: { email, password: CANARIES.password } });
  await callShop('/api/auth/login/', { token, body: { email: CUSTOMER.email, password: CANARIES.password } });
  await callShop('/auth/login/', { token, form: { email, password: CANARIES.password } });
  await callShop('/api/auth/forgotten-password/', { token, body: { email } });
  await callShop('/api/auth/passkeys/login/', {
    token,
    body: { credential: { id: CANARIES.passkey, rawId: CANARIES.passkey, type: 'public-key', response: {} } },
  });
  await callShop('/api/newsletter/subscribe/', { token, body: { email, topics: ['guides'], consent: true } });
  for (const path of ['/newsletter/confirm', '/auth/signup-confirm', '/auth/new-password'])
    await callShop(`${path}/17/${LINK_CODE}/?email=${encodeURIComponent(email)}`);
  const search = encodeURIComponent(CANARIES.search);
  for (const path of ['/iskanje', '/iskanje/', '/', '/ni-te-strani/', '/api/catalog/products/', '/api/catalog/suggest/'])
    await callShop(`${path}?search_q=${search}&q=${search}`);
  await callShop(`/${email}/${encodeURIComponent(CANARIES.phone)}/`);
  const message = `no ${email} for ${CANARIES.card}`;
  await callShop('/api/misc/client-errors/', {
    body: { message, path: `/webshop/success/${LINK_CODE}/`, stack: `Error: ${CANARIES.iban}\n at x (https://a.test/a.js?mail=${email}:1:2)` },
  });
}

/** Every endpoint with everything it has no use for. */
async function sweep(token: string): Promise<void> {
  const all = { ...CANARIES, ...FIELDS, id: 17, code: LINK_CODE, identifier: `17-${LINK_CODE}`, fields: CANARIES, old_password: CANARIES.password };
  let current = token;
  const rest = [...allEndpoints];
  const callNext = async (): Promise<void> => {
    for (let endpoint = rest.shift(); endpoint; endpoint = rest.shift()) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) => (field === 'id' ? '17' : LINK_CODE));
      const sent = { token: current, method: endpoint.method };
      const { status } = await (endpoint.method === 'GET'
        ? callShop(`${path}?${new URLSearchParams(CANARIES)}`, sent)
        : callShop(path, { ...sent, body: all }));
      // One of them logs out.
      if (status === 401 && endpoint.access !== 'staff' && sent.token === current) current = await newToken();
    }
  };
  await Promise.all([callNext(), callNext(), callNext(), callNext()]);
}

/** The database refuses what is written and repeats it: its own words for a row that is there, and those of a trigger. */
async function breakDatabase(client: pg.Client, token: string): Promise<void> {
  await client.query(`
    create function refuse_all() returns trigger language plpgsql as $$ begin raise exception 'odd row %', replace(new::text, '"', ''); end $$;
    create trigger refuse_carts before update on carts for each row execute function refuse_all();
    create trigger refuse_users before insert or update on users for each row execute function refuse_all();
    create trigger refuse_mails before insert or update on mails for each row execute function refuse_all();`);
  const statuses = await Promise.all([
    callShop('/api/webshop/customer/', { token, body: { type: 'webshop.guest', country: 'SI', fields: { ...FIELDS, street: `${street} a` } } }),
    callShop('/api/auth/signup/', { token, body: { email: `nov.${email}`, name, surname } }),
    callShop('/api/newsletter/subscribe/', { token, body: { email: `nov.${email}`, topics: ['guides'], consent: true } }),
  ]);
  expect(statuses.map(({ status }) => status)).toContain(500);
  await client.query('drop function refuse_all cascade');
}

it('whole visits, good and bad, leave nothing personal and no secret in logs, metrics, reports, spans and headers [T41]', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const token = await buy(client);
    await visit();
    await breakDatabase(client, token);
    await sweep(token);
    record('metrics', await (await fetch(`${origin}/metrics`)).text());
  } finally {
    await client.end();
    await shop.close();
  }

  // The places are looked at at all.
  const all = (where: RegExp) =>
    out
      .filter((one) => where.test(one.where))
      .map(({ text }) => text)
      .join('\n');
  expect(all(/^console/)).toContain('"message":"a call failed"');
  expect(all(/^console/)).toContain('"message":"a statement was slow"');
  expect(all(/^console/)).toContain('"message":"request"');
  expect(all(/envelope/)).toContain('a call failed');
  expect(all(/traces/)).toContain('webshop_order_post');
  expect(all(/^metrics/)).toContain('vitrina_orders_total{outcome="placed"} 1');
  expect(all(/^header location/)).not.toBe('');

  const secrets = [...Object.values(CANARIES), LINK_CODE, ...createdSecrets];
  const spellings = (secret: string): string[] => [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), secret.replaceAll(' ', '')];
  const found = out.flatMap(({ where, text }) => {
    const low = text.toLowerCase();
    return secrets
      .filter((secret) => spellings(secret).some((one) => low.includes(one.toLowerCase())))
      .map((secret) => ({ where, secret, text: text.slice(0, 400) }));
  });
  // A search that is asked for under another address is led to its own, and an order's page keeps its address.
  expect(found.filter(({ where }) => where !== 'header location')).toEqual([]);
  expect(found.map(({ secret }) => secret).filter((secret) => ![CANARIES.search, ...createdSecrets, LINK_CODE].includes(secret))).toEqual([]);
});
