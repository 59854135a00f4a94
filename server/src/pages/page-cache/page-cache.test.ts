import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RawReply, rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { page, stubStorefront } from '../../testing/stub-storefront.ts';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.shop.pageCache.clear();
  test.storefront.requests.length = 0;
  test.storefront.answer = (request) => page(`page ${new URL(request.url).pathname}`);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> => rawRequest({ port: test.port, path, headers, method });
const times = () => test.storefront.requests.length;
const states = (replies: readonly RawReply[]) => replies.map((reply) => reply.headers['x-cache']);
const LONG = 'dober dan '.repeat(500);

vi.mock('../../shared/steady-clock.ts', () => ({ steadyNow: () => Date.now() }));
/** Moves the clock of the cache. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const withClock = async (work: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
};

describe('a page', () => {
  it('is made once and then sent from memory', async () => {
    expect(states([await get('/a/'), await get('/a/'), await get('/a/')])).toEqual(['miss', 'hit', 'hit']);
    expect(times()).toBe(1);
  });

  it('is fresh for 305 seconds, then old for one visitor while it is renewed [S9.28] [G20]', () =>
    withClock(async () => {
      await get('/a/');
      later(304);
      expect(states([await get('/a/')])).toEqual(['hit']);
      later(2);
      expect(states([await get('/a/')])).toEqual(['stale']);
      await vi.waitFor(() => expect(times()).toBe(2));
      expect(states([await get('/a/')])).toEqual(['hit']);
    }));

  it('keeps its own headers and loses those between storefront and server', async () => {
    test.storefront.answer = () =>
      page('x', { tags: 'product:1', headers: { 'content-security-policy': "script-src 'sha256-abc'", 'content-language': 'sl-SI' } });
    for (const reply of [await get('/a/'), await get('/a/')]) {
      expect(reply.headers).toMatchObject({
        'content-security-policy': "script-src 'sha256-abc'",
        'content-language': 'sl-SI',
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(Object.keys(reply.headers)).not.toEqual(expect.arrayContaining(['x-page-cache']));
      expect(reply.headers['cache-tags']).toBeUndefined();
    }
  });

  it('is the same in every encoding', async () => {
    test.storefront.answer = () => page(LONG);
    await get('/a/');
    const [br, gzip, plain] = await Promise.all([get('/a/', { 'accept-encoding': 'gzip, br' }), get('/a/', { 'accept-encoding': 'gzip' }), get('/a/')]);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', 'gzip', undefined]);
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString(), plain.body.toString()]).toEqual([LONG, LONG, LONG]);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/a/');
    const again = await get('/a/', { 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get('/a/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body and with the length it would have', async () => {
    const whole = await get('/a/');
    const head = await get('/a/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, whole.headers['content-length']]);
  });

  it('has a layout for crawlers of its own [S1.40]', async () => {
    test.storefront.answer = (request) => page(/Googlebot/.test(request.headers.get('user-agent') ?? '') ? 'bot' : 'person');
    const agents = ['Mozilla/5.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'facebookexternalhit/1.1', 'curl/8'];
    const bodies = [];
    for (const agent of agents) bodies.push((await get('/a/', { 'user-agent': agent })).body.toString());
    expect(bodies).toEqual(['person', 'bot', 'bot', 'person']);
    expect(times()).toBe(2);
  });
});

describe('the key of a page', () => {
  it('knows a listing’s parameters in one order and leaves the rest out', async () => {
    const same = [
      '/k/?ram=16-gb&manufacturer=asus,lenovo',
      '/k/?manufacturer=lenovo,asus&ram=16-gb&utm_source=x&fbclid=Iw',
      '/k/?page=1&manufacturer=asus&manufacturer=lenovo&ram=16-gb&<x>=1',
    ];
    for (const path of same) await get(encodeURI(path));
    expect(test.storefront.requests.map((one) => one.url)).toEqual(['/k/?manufacturer=asus,lenovo&ram=16-gb']);
  });

  it('tells pages apart that are', async () => {
    for (const path of ['/k/', '/k/?page=2', '/k/?special_view=compare', '/k/?search_q=', '/k/?search_q=tv']) await get(path);
    expect(test.storefront.requests.map((one) => one.url)).toEqual(['/k/', '/k/?page=2', '/k/?special_view=compare', '/k/?search_q=', '/k/?search_q=tv']);
  });

  it('ignores a query longer than 1,000 characters', async () => {
    await get(`/k/?search_q=${'a'.repeat(1100)}`);
    expect(test.storefront.requests.map((one) => one.url)).toEqual(['/k/']);
  });

  it('is none for addresses that only redirect, which keep their query', async () => {
    test.storefront.answer = (request) =>
      new Response(null, { status: 301, headers: { location: `/x/${new URL(request.url).search}`, 'x-page-cache': 'public' } });
    for (const path of ['/x?a=1', '/x?a=2', '//x/?a=1', '/si/x/?a=1', '/x/?mode=gallery']) await get(path);
    expect(test.storefront.requests.map((one) => one.url)).toEqual(['/x?a=1', '/x?a=2', '//x/?a=1', '/si/x/?a=1', '/x/?mode=gallery']);
  });
});

describe('what one visitor sends', () => {
  const ATTACKS = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-page-cache',
    'cache-control',
    'pragma',
    'accept',
    'accept-language',
    'origin',
    'referer',
    'range',
    'cookie',
    'authorization',
    'x-lang',
    'x-base-host',
    'x-client-address',
    'x-nextjs-data',
    'forwarded',
    'via',
    'x-vitrina-browser',
    'ignorecache',
  ];

  it.each(ATTACKS)('in %s cannot change what others get, nor reach the storefront', async (name) => {
    test.storefront.answer = (request) => page(JSON.stringify([...request.headers]));
    const attack = await get('/a/?utm_x=<evil>&ignoreCache=1&devclearcache=1', { [name]: 'evil.example' });
    const clean = await get('/a/');
    expect(attack.body.toString()).not.toContain('evil');
    expect(clean.body.equals(attack.body)).toBe(true);
    expect(times()).toBe(1);
  });
});

describe('never kept is', () => {
  it.each([
    ['what does not say so', () => new Response('x')],
    ['what sets a cookie', () => page('x', { headers: { 'set-cookie': 'a=1' } })],
    ['what is private', () => page('x', { headers: { 'cache-control': 'private' } })],
    ['an error', () => page('x', { status: 500 })],
    ['maintenance', () => page('x', { status: 503 })],
  ])('%s', async (_what, answer) => {
    test.storefront.answer = answer;
    await get('/a/');
    await get('/a/');
    expect(times()).toBe(2);
  });

  it('a page that was not found, for longer than ten seconds', () =>
    withClock(async () => {
      test.storefront.answer = () => page('x', { status: 404 });
      expect(states([await get('/a/'), await get('/a/')])).toEqual(['miss', 'hit']);
      later(11);
      expect(states([await get('/a/')])).toEqual(['miss']);
    }));
});

describe('when many come at once', () => {
  it('fifty visitors of one page cost one rendering', async () => {
    test.storefront.answer = () => new Promise((resolve) => setTimeout(() => resolve(page('slow')), 100));
    const replies = await Promise.all(Array.from({ length: 50 }, () => get('/a/')));
    expect(new Set(replies.map((reply) => reply.body.toString()))).toEqual(new Set(['slow']));
    expect(times()).toBe(1);
  });

  it('a request behind two hundred waiting ones gets 503 with Retry-After', async () => {
    let open: (value: Response) => void = () => {};
    test.storefront.answer = () =>
      new Promise((resolve) => {
        open = resolve;
      });
    const waiting = Array.from({ length: 260 }, () => get('/a/'));
    await vi.waitFor(() => expect(test.shop.pageCache.stats.busy).toBeGreaterThanOrEqual(60), { timeout: 5000 });
    open(page('at last'));
    const statuses = (await Promise.all(waiting)).map((reply) => reply.status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([200, 60]);
  });
});

describe('when the storefront fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it.each([
    [
      'throws',
      () => {
        throw new Error('backend down');
      },
    ],
    ['answers 500', () => new Response('broken', { status: 500 })],
    ['answers 503', () => new Response('broken', { status: 503 })],
  ])('and %s, the old page is shown, however long', (_how, answer) =>
    withClock(async () => {
      await get('/a/');
      test.storefront.answer = answer;
      later(306);
      for (let i = 0; i < 3; i += 1) expect((await get('/a/')).body.toString()).toBe('page /a/');
      later(23 * 3600);
      expect((await get('/a/')).status).toBe(200);
      later(30 * 24 * 3600);
      expect((await get('/a/')).body.toString()).toBe('page /a/');
      test.storefront.answer = () => page('page anew');
      expect((await get('/a/')).body.toString()).toBe('page anew');
    }),
  );

  it('also a page whose products changed is shown as it was', async () => {
    test.storefront.answer = () => page('old', { tags: 'product:1' });
    await get('/a/');
    test.shop.pageCache.purge(['product:1']);
    test.storefront.answer = () => {
      throw new Error('backend down');
    };
    expect((await get('/a/')).body.toString()).toBe('old');
  });

  it('an uncached page is a 500 with Retry-After', async () => {
    test.storefront.answer = () => {
      throw new Error('broken');
    };
    const reply = await get('/a/');
    expect([reply.status, reply.headers['retry-after'] !== undefined]).toEqual([500, true]);
  });
});

describe('a change', () => {
  it('ends the life of the pages made of it, and of no other', async () => {
    test.storefront.answer = (request) => page('x', { tags: request.url.endsWith('/a/') ? 'product:1 category:3' : 'product:2' });
    await get('/a/');
    await get('/b/');
    test.shop.pageCache.purge(['product:1']);
    expect(states([await get('/a/'), await get('/b/')])).toEqual(['miss', 'hit']);
  });

  it('during a rendering makes that rendering old at once', async () => {
    let open: (value: Response) => void = () => {};
    test.storefront.answer = () =>
      new Promise((resolve) => {
        open = resolve;
      });
    const first = get('/a/');
    await vi.waitFor(() => expect(times()).toBe(1));
    test.shop.pageCache.purge(['product:1']);
    open(page('old price', { tags: 'product:1' }));
    await first;
    test.storefront.answer = () => page('new price', { tags: 'product:1' });
    expect((await get('/a/')).body.toString()).toBe('new price');
  });

  it('in the database reaches the pages by itself, and first what stands around them', async () => {
    test.storefront.answer = () => page('x', { tags: 'catalogue' });
    const forget = vi.spyOn(test.storefront, 'forget');
    await get('/a/');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: test.database.url });
    await client.connect();
    await client.query(`insert into catalogue_changes (kind) values ('all')`);
    await client.query(`select pg_notify('catalogue', '')`);
    await client.end();
    await vi.waitFor(async () => expect(states([await get('/a/')])).toEqual(['miss']), { timeout: 5000, interval: 50 });
    expect(forget).toHaveBeenCalled();
  });
});

describe('the memory', () => {
  it('is bounded, and pages seen often survive a crawler [T23]', async () => {
    const small = await startTestShop({
      env: { PAGE_CACHE_MB: '1' },
      storefront: stubStorefront(() => page(Buffer.from(Array.from({ length: 4000 }, () => Math.random() * 256)).toString('base64'))),
    });
    try {
      const requestPage = (path: string) => rawRequest({ port: small.port, path });
      const popular = Array.from({ length: 40 }, (_, i) => `/p${i}/`);
      for (const path of [...popular, ...popular]) await requestPage(path);
      for (let i = 0; i < 400; i += 1) await requestPage(`/c${i}/`);
      const { bytes } = small.shop.pageCache.stats;
      expect(bytes).toBeLessThanOrEqual(1024 * 1024);
      const again = await Promise.all(popular.map(requestPage));
      expect(states(again).filter((state) => state === 'hit').length).toBeGreaterThanOrEqual(38);
    } finally {
      await small.stop();
    }
  });
});
