import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import { insertManyMails } from '../../../backend/src/testing/many-mails.ts';
import { hangUp, rawBytes, rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ kind: 'demo' });
});
afterAll(() => test.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const call = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) => rawRequest({ port: test.port, path, ...init });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });
const cookieOf = (reply: { headers: { 'set-cookie'?: string[] | undefined } }) => reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const dataOf = (reply: { body: Buffer }) => (JSON.parse(reply.body.toString()) as { data: Record<string, unknown> }).data;

/** What an authenticator app shows for a secret, now or some steps of thirty seconds later (RFC 6238). */
function codeNow(secret: string, steps = 0): string {
  const bits = [...secret].map((char) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('health', () => {
  it('says that the process is up, its version and the base it is compatible with [S9.29]', async () => {
    const reply = await call('/healthz');
    expect(JSON.parse(reply.body.toString())).toMatchObject({ status: 'up', base_compatibility: '1.32.12', version: expect.stringMatching(/^\d/) });
  });

  it('is ready with database and migrations', async () => {
    expect((await call('/readyz')).status).toBe(200);
  });

  it('shows metrics to this machine only, without METRICS_TOKEN', async () => {
    const reply = await call('/metrics');
    expect(reply.body.toString()).toMatch(/vitrina_requests_total\{kind="health",status="200"\} \d+/);
    expect(reply.body.toString()).toMatch(/vitrina_request_seconds_bucket\{le="\+Inf",kind="health"\} \d+/);
    expect(reply.body.toString()).toMatch(/vitrina_database_connections\{pool="writes",state="open"\} \d+/);
    for (const headers of [{ 'x-forwarded-for': '1.2.3.4' }, { host: 'www.vitrina.example' }, { host: 'localhost', via: '1.1 proxy' }])
      expect((await call('/metrics', { headers })).status).toBe(403);
  });

  it('tells which build is the latest, never from a cache [S7.101]', async () => {
    const reply = await call('/_build/latest.json');
    expect(JSON.parse(reply.body.toString())).toEqual({ id: 'test-build' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('limits', () => {
  it('refuses addresses longer than 2,048 characters', async () => {
    expect((await call(`/${'a'.repeat(2050)}/`)).status).toBe(414);
    expect((await call(`/${'a'.repeat(2000)}/`)).status).toBe(200);
  });

  it.each(['/a\\b/', 'http://evil.example/'])('refuses %s as an address', async (path) => {
    expect((await call(path)).status).toBe(400);
  });

  it('refuses bodies above 256 kB, announced or in pieces', async () => {
    const big = JSON.stringify({ text: 'a'.repeat(300_000) });
    expect((await call('/api/catalog/products/', { method: 'POST', headers: { ...JSON_TYPE, 'content-length': String(big.length) }, body: big })).status).toBe(
      413,
    );
    const pieces = `POST /api/catalog/products/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(5)}0\r\n\r\n`;
    expect(await rawBytes(test.port, pieces)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('reads long bodies for whole sessions of the back office alone, and for others not a byte of them', async () => {
    const announced = (cookie: string, bytes: number) =>
      `POST /api/staff/bank/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\nSec-Fetch-Site: same-origin\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`;
    const own = { 'sec-fetch-site': 'same-origin' };
    const [email = ''] = OFFICE.people.flatMap((one) => (one.role === 'finance' ? [one.email] : []));
    const shopper = cookieOf(await post('/api/auth/login/', STAFF));
    const half = cookieOf(await post('/api/staff/session/begin/', { email, password: OFFICE.password }, own));
    expect([shopper, half]).toEqual([expect.stringMatching(/^token=/), expect.stringMatching(/^staff=/)]);
    // Whoever waits for the body never answers: none is sent.
    for (const cookie of ['', shopper, half, 'staff=forged']) expect(await rawBytes(test.port, announced(cookie, 9_000_000))).toMatch(/^HTTP\/1\.1 401 /);
    const whole = cookieOf(await post('/api/staff/session/second/', { code: codeNow(OFFICE.totpSecret) }, { ...own, cookie: half }));
    const body = { file_name: 'izpisek.csv', content: Buffer.alloc(300_000, 'a;b\n').toString('base64') };
    const read = await post('/api/staff/bank/', body, { ...own, cookie: whole });
    expect([read.status, dataOf(read).label_name]).toEqual([422, 'error_file_format']);
    expect(await rawBytes(test.port, announced(whole, 40_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('sends a list as a file that does not fit into memory, compressed or not, and goes on when its reader hangs up', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const half = cookieOf(await post('/api/staff/session/begin/', { email: OFFICE.people[0].email, password: OFFICE.password }, own));
    const cookie = cookieOf(await post('/api/staff/session/second/', { code: codeNow(OFFICE.totpSecret) }, { ...own, cookie: half }));
    await insertManyMails(test.database.db, 30_000);
    const list = (encoding: string) =>
      post('/api/staff/mails/csv/', { filter: { state: 'sent', text: '@dolg.test' } }, { ...own, cookie, 'accept-encoding': encoding });
    const [plain, brotli, gzip] = [await list('identity'), await list('gzip, br'), await list('gzip')];
    expect([plain, brotli, gzip].map(({ status, headers }) => [status, headers['content-encoding']])).toEqual([
      [200, undefined],
      [200, 'br'],
      [200, 'gzip'],
    ]);
    expect(Number(plain.headers['content-length'])).toBe(plain.body.length);
    const { csv, rows } = dataOf(plain) as { csv: string; rows: number };
    expect([rows, csv.split('\r\n').length, csv.length > 1_500_000, csv.includes('črtomir30000@dolg.test')]).toEqual([30_000, 30_002, true, true]);
    expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body)].every((body) => body.equals(plain.body))).toBe(true);
    const body = JSON.stringify({ filter: { state: 'sent', text: '@dolg.test' } });
    const head = `POST /api/staff/mails/csv/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n`;
    await hangUp(test.port, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    expect((await list('identity')).body.length).toBe(plain.body.length);
  });

  it('ends a list’s file whose reader hung up while it was made, and writes down nothing of it', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const half = cookieOf(await post('/api/staff/session/begin/', { email: OFFICE.people[0].email, password: OFFICE.password }, own));
    const cookie = cookieOf(await post('/api/staff/session/second/', { code: codeNow(OFFICE.totpSecret, 1) }, { ...own, cookie: half }));
    const [holder, watcher] = [0, 1].map(() => new pg.Client({ connectionString: test.database.url })) as [pg.Client, pg.Client];
    await Promise.all([holder.connect(), watcher.connect()]);
    const count = async (what: string): Promise<number> =>
      Number((await watcher.query<{ n: number }>(`select count(*)::integer as n from ${what}`)).rows[0]?.n);
    const exported = () => count(`changes where kind = 'export'`);
    const others = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const before = await exported();
    await holder.query('begin; lock table mails in access exclusive mode');
    const socket = connect({ port: test.port, host: '127.0.0.1' });
    const head = `POST /api/staff/mails/csv/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n`;
    socket.write(`${head}Content-Length: 2\r\n\r\n{}`);
    await expect.poll(() => count(`${others} and wait_event_type = 'Lock' and query like '%mails%'`)).toBeGreaterThan(0);
    socket.destroy();
    await once(socket, 'close');
    // The shop has heard of it once it has answered a call that was made after it.
    expect((await call('/readyz')).status).toBe(200);
    await holder.query('commit');
    await holder.end();
    await expect.poll(() => count(`${others} and state in ('active', 'idle in transaction')`)).toBe(0);
    expect(await exported()).toBe(before);
    await watcher.end();
  });

  it('refuses compressed bodies', async () => {
    expect((await post('/api/catalog/products/', {}, { 'content-encoding': 'br' })).status).toBe(415);
  });

  it('answers other methods on pages with 405', async () => {
    expect((await call('/katalog/', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['TRACE', '/api/auth/login/'],
    ['OPTIONS', '/api/auth/login'],
    ['DELETE', '/api/catalog/products/'],
    ['GET', '/api/catalog/products'],
    ['HEAD', '/api/auth/login/'],
    ['PROPFIND', '/api/misc/endpoints/'],
  ])('answers %s on %s with 405 in the form of the interface', async (method, path) => {
    const reply = await call(path, { method });
    expect(reply.status).toBe(405);
    if (method !== 'HEAD') expect(JSON.parse(reply.body.toString())).toEqual({ success: false, data: { label_name: 'error_method_not_allowed' } });
  });

  it('names the methods that work', async () => {
    expect((await call('/api/catalog/products/')).headers.allow).toBe('POST');
    expect((await call('/api/misc/endpoints', { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD on every call by GET', async () => {
    for (const path of ['/api/auth/generate-token/', '/api/nuxtapi/token', '/api/misc/endpoints/', '/api/catalog/suggest/?q=tv'])
      expect([path, (await call(path, { method: 'HEAD' })).status]).toEqual([path, 200]);
  });

  it('speaks the form of the interface also where an address is far too long', async () => {
    const reply = await call(`/api/catalog/suggest/?q=${'a'.repeat(9000)}`);
    expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([414, { success: false, data: { label_name: 'error_bad_input' } }]);
  });

  it('never leaves the interface by dots', async () => {
    for (const path of ['/api/../metrics', '/api/%2e%2e/healthz', '/api/x/../../readyz']) expect((await call(path)).status).toBe(404);
  });
});

describe('security headers', () => {
  it.each(['/', '/api/nuxtapi/info', '/healthz', '/thumbs/x', '/assets/none.js'])('stand on %s', async (path) => {
    const { headers } = await call(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the token', () => {
  it('of a new guest goes into the cookie only [S7.30, S9.4]', async () => {
    const reply = await call('/api/nuxtapi/token?regenerate=1');
    expect(reply.headers['set-cookie']?.[0]).toMatch(/^token=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(dataOf(reply)).toEqual({ user_id: null });
  });

  it('is kept while it lives, and replaced when it is dead', async () => {
    const cookie = cookieOf(await call('/api/nuxtapi/token'));
    expect((await call('/api/nuxtapi/token', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
    await post('/api/auth/logout/', {}, { cookie });
    expect((await call('/api/nuxtapi/info', { headers: { cookie } })).status).toBe(401);
    const renewed = await call('/api/nuxtapi/token', { headers: { cookie } });
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed)).toMatch(/^token=./);
  });

  it('of a login is never shown to a browser, and works as a cookie', async () => {
    const guest = cookieOf(await call('/api/nuxtapi/token'));
    const login = await post('/api/auth/login/', CUSTOMER, { cookie: guest });
    expect(dataOf(login)).toEqual({ user_id: expect.any(Number) });
    expect(dataOf(await call('/api/auth/is-login/', { headers: { cookie: cookieOf(login) } }))).toMatchObject({
      user_id: dataOf(login).user_id,
      is_staff: false,
    });
  });

  it('stays in the body for clients that keep it themselves', async () => {
    const { jwt } = dataOf(await call('/api/auth/generate-token/')) as { jwt: string };
    const login = await post('/api/auth/login/', CUSTOMER, { authorization: `Bearer ${jwt}` });
    expect(dataOf(login).jwt).toMatch(/^[\w.-]+$/);
    expect(login.headers['set-cookie']).toBeUndefined();
    expect(dataOf(await post('/api/auth/login/', CUSTOMER, { 'x-vitrina-browser': '1' })).jwt).toBeUndefined();
  });

  it('in a cookie allows no write from another site, and none that a form could send', async () => {
    const cookie = cookieOf(await call('/api/nuxtapi/token'));
    expect((await post('/api/auth/logout/', {}, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await call('/api/auth/logout/', { method: 'POST', headers: { cookie, 'content-type': 'text/plain' }, body: '{}' })).status).toBe(415);
    expect((await post('/api/auth/logout/', {}, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    // Nor one that gives no new token.
    for (const site of ['cross-site', 'same-site'])
      expect((await post('/api/webshop/product/', { shopping_cart_code: 'p-1', qty: 1 }, { cookie, 'sec-fetch-site': site })).status).toBe(403);
    expect(dataOf(await call('/api/webshop/is-cart-empty/', { headers: { cookie } }))).toMatchObject({ is_empty: true });
    expect((await call('/api/nuxtapi/token?regenerate=1', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await call('/api/auth/is-login/', { headers: { cookie } })).status).toBe(200);
  });

  it('is neither ended nor changed by a link on another site [T28]', async () => {
    const cookie = cookieOf(await call('/api/nuxtapi/token'));
    for (const query of ['', '?force_logout=1']) {
      const reply = await call(`/api/auth/generate-token/${query}`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
      expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect((await call('/api/auth/is-login/', { headers: { cookie } })).status).toBe(200);
  });

  it('of staff bypasses the page cache, and only that', async () => {
    const staff = cookieOf(await post('/api/auth/login/', STAFF));
    const customer = cookieOf(await post('/api/auth/login/', CUSTOMER));
    for (const cookie of ['', customer, staff]) await call('/zasebno/', { headers: { cookie } });
    const requests = test.storefront.requests.filter((one) => one.url === '/zasebno/');
    expect(requests.map((one) => one.staffToken !== undefined)).toEqual([false, true]);
    const reply = await call('/zasebno/', { headers: { cookie: staff } });
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });
});

describe('the address of the caller', () => {
  it('cannot be forged: failed logins are counted together for any headers', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push(
        (
          await post(
            '/api/auth/login/',
            { email: 'nobody@vitrina.test', password: 'wrong' },
            { 'x-forwarded-for': `1.2.3.${i}`, 'x-client-address': `9.9.9.${i}` },
          )
        ).status,
      );
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe('a shop that is stopping', () => {
  it('says so at once, so that nothing new is sent to it', async () => {
    test.shop.drain();
    const reply = await call('/readyz');
    expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([503, { status: 'not ready', reasons: ['the server is stopping'] }]);
    expect((await call('/healthz')).status).toBe(200);
  });
});

describe('public tables', () => {
  it('come compressed with an ETag; an up-to-date client gets 304 [S7.97]', async () => {
    const path = '/api/nuxtapi/checkInitData/?lang=si';
    const whole = await call(path, { headers: { 'accept-encoding': 'br' } });
    const mark = whole.headers.etag as string;
    expect(whole.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache', vary: expect.stringContaining('X-Lang') });
    const known = await call(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': `"x", ${mark}` } });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, mark]);
    const gzip = await call(path, { headers: { 'accept-encoding': 'gzip' } });
    const plain = await call(path);
    expect([gzip.headers['content-encoding'], gzip.headers.etag]).toEqual(['gzip', mark]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(whole.body)).toEqual(plain.body);
    expect((await call('/api/nuxtapi/checkInitData/?lang=de')).headers.etag).not.toBe(mark);
    expect((await call('/api/nuxtapi/token')).headers['cache-control']).toBe('no-store');
  });
});
