import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../../bench/src/fault-proxy.ts';
import { query } from '../testing/query.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { hasRedisServer, NEEDS_REDIS, type RedisServer, startRedisServer } from '../testing/redis-server.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { page, stubStorefront } from '../testing/stub-storefront.ts';

const get = async (shop: TestShop, path: string, headers: Record<string, string> = {}) => {
  const reply = await rawRequest({ port: shop.port, path, headers });
  return { status: reply.status, state: reply.headers['x-cache'], body: reply.body.toString() };
};
/** As every change of the catalogue is noted. */
const change = (shop: TestShop, id: number) =>
  query(
    shop.database.url,
    `with noted as (insert into catalogue_changes (kind, subject_id) values ('product', $1::integer) returning 1) select pg_notify('catalogue', '') from noted`,
    [id],
  );
const soon = (expectation: () => Promise<void>) => vi.waitFor(expectation, { timeout: 10_000, interval: 50 });

describe.skipIf(!hasRedisServer)('pages that processes share', NEEDS_REDIS, () => {
  let redis: RedisServer;
  let a: TestShop;
  let b: TestShop;
  const opened: TestShop[] = [];
  const open = async (options: Parameters<typeof startTestShop>[0] = {}): Promise<TestShop> => {
    const env = { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000', ...options.env };
    const shop = await startTestShop({ ...(a && { database: a.database }), ...options, env });
    opened.push(shop);
    return shop;
  };
  const untilStored = (path: string) => soon(async () => expect((await redis.client.keys('*')).some((key) => key.endsWith(`:${path}`))).toBe(true));
  beforeAll(async () => {
    redis = await startRedisServer();
    a = await open();
    b = await open();
  });
  afterAll(async () => {
    for (const shop of opened.reverse()) await shop.stop();
    await redis?.stop();
  });
  beforeEach(() => {
    for (const shop of [a, b]) {
      shop.storefront.requests.length = 0;
      shop.storefront.answer = (request) => page(`of ${shop.port} ${new URL(request.url).pathname}`, { tags: 'product:1' });
    }
  });

  it('are made once for all, also for one that starts later', async () => {
    const rendered = await get(a, '/once/');
    await untilStored('/once/');
    expect(await get(b, '/once/')).toEqual({ ...rendered, state: 'shared' });
    expect((await get(b, '/once/')).state).toBe('hit');
    await change(a, 99);
    const late = await open();
    expect(await get(late, '/once/')).toEqual({ ...rendered, state: 'shared' });
    expect([b.storefront.requests, late.storefront.requests]).toEqual([[], []]);
  });

  it('and so are the interface’s replies', async () => {
    const labels = async (shop: TestShop) => JSON.parse((await get(shop, '/api/nuxtapi/labels/?lang=hr')).body) as { data: Record<string, string> };
    expect((await labels(a)).data.test_word).toBeUndefined();
    await soon(async () => expect((await redis.client.keys('*:data:labels:*')).length).toBe(1));
    // Nothing notes this change, so whoever asked the database anew would show it.
    await query(a.database.url, `insert into labels (lang, name, text) values ('hr', 'test_word', 'nova riječ') on conflict do nothing`);
    expect((await labels(b)).data.test_word).toBeUndefined();
  });

  it('are the same in every encoding, small and large', async () => {
    a.storefront.answer = (request) => page(request.url.endsWith('/large/') ? 'čšž '.repeat(2000) : 'čšž', { headers: { 'content-language': 'sl-SI' } });
    for (const path of ['/large/', '/small/']) {
      const rendered = await rawRequest({ port: a.port, path, headers: { 'accept-encoding': 'br' } });
      await untilStored(path);
      const { body, headers } = await rawRequest({ port: b.port, path, headers: { 'accept-encoding': 'br' } });
      expect(body.equals(rendered.body)).toBe(true);
      for (const name of ['etag', 'content-type', 'content-encoding', 'content-language', 'content-security-policy', 'cache-control', 'vary'])
        expect([name, headers[name]]).toEqual([name, rendered.headers[name]]);
    }
  });

  it('end everywhere, and one made by a process that had not heard of the change is never shown by those that had', async () => {
    const database = new URL(a.database.url);
    const proxy = await startFaultProxy({ target: { host: database.hostname, port: Number(database.port) } });
    const url = Object.assign(new URL(a.database.url), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
    const behind = await open({ database: { ...a.database, url } });
    try {
      behind.storefront.answer = () => page('old', { tags: 'product:7' });
      a.storefront.answer = () => page('old', { tags: 'product:7' });
      expect((await get(a, '/seven/')).body).toBe('old');
      await proxy.set({ kind: 'hang' });
      await change(a, 7);
      a.storefront.answer = () => page('new', { tags: 'product:7' });
      await soon(async () => expect((await get(a, '/seven/')).body).toBe('new'));
      // Makes what is old by now, and puts it where the others look first.
      await redis.client.flushall();
      expect(await get(behind, '/seven/')).toMatchObject({ body: 'old', state: 'miss' });
      await untilStored('/seven/');
      a.shop.pageCache.clear();
      expect(await get(a, '/seven/')).toMatchObject({ body: 'new', state: 'miss' });
      behind.storefront.answer = () => page('new', { tags: 'product:7' });
      await proxy.set(null);
      await soon(async () => expect((await get(behind, '/seven/')).body).toBe('new'));
    } finally {
      await proxy.set(null);
      await opened.splice(opened.indexOf(behind), 1)[0]?.stop();
      await proxy.stop();
    }
  });

  it('stand in for new ones that cannot be made, as those in memory do', async () => {
    // Of a product of its own: just after a change copies are not used while older transactions are open, also those of other tests.
    for (const shop of [a, b]) shop.storefront.answer = () => page('old', { tags: 'product:3' });
    await get(a, '/old/');
    await untilStored('/old/');
    await get(b, '/another/');
    await change(a, 3);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    b.storefront.answer = () => new Response('broken', { status: 500 });
    await soon(async () => expect((await get(b, '/another/')).state).toBe('stale'));
    // By now b knows of the change, and has never seen this page.
    expect(await get(b, '/old/')).toMatchObject({ status: 200, state: 'stale' });
    expect((await get(b, '/unknown/')).status).toBe(500);
  });

  it('are told apart by build and by settings', async () => {
    const other = await open({ storefront: Object.assign(stubStorefront(), { build: 'another' }) });
    const german = await open({ env: { DEFAULT_LANGUAGE: 'de' } });
    await get(a, '/build/');
    await untilStored('/build/');
    expect([(await get(other, '/build/')).state, (await get(german, '/build/')).state]).toEqual(['miss', 'miss']);
    expect((await get(b, '/build/')).state).toBe('shared');
  });

  it('hold nothing of one visitor', async () => {
    const secret = `ana.${Date.now()}@primer.test`;
    const post = (path: string, body: unknown, headers: Record<string, string>) =>
      rawRequest({ port: a.port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const { jwt } = (JSON.parse((await post('/api/auth/generate-token/', {}, {})).body.toString()) as { data: { jwt: string } }).data;
    const own = { authorization: `Bearer ${jwt}` };
    await post('/api/webshop/customer/', { email: secret, first_name: secret }, own);
    await post('/api/auth/login/', { email: secret, password: secret }, own);
    a.storefront.answer = () => new Response(`${secret} ${jwt}`, { headers: { 'content-type': 'text/html' } });
    for (const path of ['/auth/', '/cart/', '/webshop/customer/', '/anything/']) await get(a, path, { cookie: `vitrina_token=${jwt}; token=${jwt}` });
    for (const path of ['/api/webshop/cart/', '/api/webshop/customer/', '/api/auth/is-login/']) await get(a, path, own);
    await get(a, '/public/');
    const keys = await redis.client.keys('*');
    const all = await Promise.all(keys.map(async (key) => `${key} ${(await redis.client.getBuffer(key))?.toString('latin1')}`));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((text) => text.includes(secret) || text.includes(jwt))).toEqual([]);
  });

  it('are heard of by a process without a database', async () => {
    const far = await open({ env: { BACKEND_URL: a.origin } });
    far.storefront.answer = () => page('old', { tags: 'product:5' });
    // Once it hears the others, what it kept from before counts as ended, and it shares what it makes.
    await soon(async () => {
      await get(far, '/five/');
      expect((await redis.client.keys('*')).some((key) => key.endsWith(':/five/'))).toBe(true);
    });
    const forgotten = vi.spyOn(far.storefront, 'forget');
    far.storefront.answer = () => page('new', { tags: 'product:5' });
    expect((await get(far, '/five/')).body).toBe('old');
    await change(a, 5);
    await soon(async () => expect((await get(far, '/five/')).body).toBe('new'));
    // After a time of deafness everything from before has ended.
    await redis.client.client('KILL', 'TYPE', 'pubsub');
    await soon(async () => expect(forgotten).toHaveBeenCalled());
    // Nor is one message missed unnoticed: each says how many there were.
    const source = (await redis.client.keys('vitrina:*'))[0]?.split(':')[1];
    const publishChange = (sentCount: number) =>
      redis.client.publish('vitrina:changes:0', JSON.stringify({ by: 'another', source, position: 1, tags: [], last: 0, told: sentCount }));
    await publishChange(1);
    await publishChange(1);
    forgotten.mockClear();
    await publishChange(2);
    await soon(async () => expect(forgotten).toHaveBeenCalled());
    await opened.splice(opened.indexOf(far), 1)[0]?.stop();
  });
});

describe.skipIf(!hasRedisServer)('during faults of Redis', NEEDS_REDIS, () => {
  let redis: RedisServer;
  let proxy: FaultProxy;
  let a: TestShop;
  let b: TestShop;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    redis = await startRedisServer();
    proxy = await startFaultProxy({ target: { host: '127.0.0.1', port: redis.port } });
    const env = { REDIS_URL: `redis://127.0.0.1:${proxy.port}`, PAGE_CACHE_MB: '1' };
    a = await startTestShop({ env });
    b = await startTestShop({ env, database: a.database });
  });
  afterAll(async () => {
    await b?.stop();
    await a?.stop();
    await proxy?.stop();
    await redis?.stop();
  });

  it('every page is there, and the shop uses it again by itself', async () => {
    const run = async (name: string): Promise<void> => {
      const paths = Array.from({ length: 40 }, (_, i) => `/${name}-${i % 20}/`);
      const replies = await Promise.all(paths.map((path, i) => get(i % 2 ? a : b, path)));
      expect([name, replies.filter((reply) => reply.status !== 200)]).toEqual([name, []]);
    };
    await run('well');
    await proxy.set({ kind: 'latency', ms: 400 });
    await run('slow');
    // Nobody waited for it.
    await vi.waitFor(() => expect(vi.mocked(console.error).mock.calls.join()).toContain('Redis took longer than 50 ms'), { timeout: 10_000 });
    await proxy.set(null);
    const flushing = setInterval(() => void redis.client.flushall(), 5);
    await run('flushed');
    clearInterval(flushing);
    await redis.client.config('SET', 'maxmemory', '1');
    await run('full');
    await redis.client.config('SET', 'maxmemory', '0');
    await proxy.set({ kind: 'hang' });
    await run('silent');
    await proxy.set({ kind: 'truncate', afterBytes: 3 });
    await run('torn');
    await proxy.set({ kind: 'down' });
    await run('refused');
    const late = await startTestShop({ env: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` }, database: a.database });
    expect((await get(late, '/late/')).status).toBe(200);
    await late.stop();
    await proxy.set(null);
    await redis.kill();
    await run('killed');
    await redis.start();
    let n = 0;
    await soon(async () => {
      n += 1;
      await get(a, `/again-${n}/`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await get(b, `/again-${n}/`)).state).toBe('shared');
    });
    const metrics = (await rawRequest({ port: a.port, path: '/metrics' })).body.toString();
    expect(metrics).toMatch(/^vitrina_redis_up 1$/m);
    expect(Number(/^vitrina_redis_requests_total\{result="error"\} (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  });
});
