import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { createErrorAnswers } from '../pages/error-pages/answer-error.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { page } from '../testing/stub-storefront.ts';

/** The clock of the cache, which cannot be set, is that of Date here. */
vi.mock('../shared/steady-clock.ts', () => ({ steadyNow: () => Date.now() }));

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => test.stop());

const ordinary: TestShop['storefront']['answer'] = (request) => page(`page ${new URL(request.url).pathname}`);
let letGo: () => void = () => {};
/** Pages of `/held…` are made only when `letGo` is called. */
function hold(): void {
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  test.storefront.answer = async (request, facts) => {
    if (request.url.includes('/held')) await gate;
    return ordinary(request, facts);
  };
}
afterEach(() => {
  letGo();
  test.storefront.answer = ordinary;
  test.shop.pageCache.clear();
});

const get = (path: string, headers: Record<string, string> = {}) => rawRequest({ port: test.port, path, headers });
const getHeldPages = (count: number) => Array.from({ length: count }, (_, i) => get(`/held-${i}/`));
/** A figure of a lane; `null`: there is none. */
async function figure(name: string, lane: string): Promise<number | null> {
  const text = (await get('/metrics')).body.toString();
  return Number(new RegExp(`^vitrina_admission_${name}\\{lane="${lane}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? null);
}
const isBusy = () => vi.waitFor(async () => expect(await figure('waiting', 'people')).toBeGreaterThan(0), { timeout: 10_000 });

describe('when all slots are taken by pages that are not made', () => {
  it('checkout, account, orders and health are answered, and so is what the cache holds', async () => {
    await get('/kept/');
    hold();
    const waiting = getHeldPages(60);
    await isBusy();
    const before = (await figure('begun_total', 'first')) ?? 0;
    const answers = await Promise.all([
      get('/kept/'),
      get('/webshop/shopping_cart/'),
      get('/en/auth/login/'),
      rawRequest({ port: test.port, path: '/api/webshop/order/', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      get('/api/auth/generate-token/'),
      get('/healthz'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401, 200, 200]);
    expect(await figure('begun_total', 'first')).toBe(before + 4);
    letGo();
    await Promise.all(waiting);
  });

  it('page requests get the light 503 with Retry-After, and reading calls a 503 of the interface', async () => {
    hold();
    const pages = getHeldPages(100);
    await vi.waitFor(async () => expect(await figure('refused_total', 'people')).toBeGreaterThan(20), { timeout: 10_000 });
    // While the pages are held: later it would wait for one of their slots, and get it.
    const call = await get('/api/catalog/categories/?lang=si');
    letGo();
    const answers = [...(await Promise.all(pages)), call];
    expect(call.status).toBe(503);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(20);
    for (const { status, headers, body } of refused) {
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
      expect(body.length).toBeLessThan(5000);
    }
  });

  it('an older page is shown, and the slots come back', async () => {
    test.storefront.answer = (request) => page(`old ${new URL(request.url).pathname}`, { tags: 'product:1' });
    await get('/held-old/');
    test.shop.pageCache.purge(['product:1']);
    hold();
    const waiting = getHeldPages(100);
    await isBusy();
    const old = await get('/held-old/');
    expect([old.status, old.headers['x-cache'], old.body.toString()]).toEqual([200, 'stale', 'old /held-old/']);
    letGo();
    await Promise.all(waiting);
    expect(await figure('running', 'people')).toBe(0);
    expect((await get('/new/')).status).toBe(200);
  });
});

describe('logins that wait for their passwords to be looked at', () => {
  it('take no place of a checkout, and none waits behind them', async () => {
    const calls = Array.from({ length: 80 }, (_, i) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.3.${i}` };
      const call = httpRequest({ host: '127.0.0.1', port: test.port, path: '/api/auth/login/', method: 'POST', agent: false, headers }).on('error', () => {});
      call.end(JSON.stringify({ email: `nekdo-${i}@primer.test`, password: 'napačno geslo' }));
      return call;
    });
    await vi.waitFor(async () => expect(await figure('running', 'logins')).toBeGreaterThan(40), { timeout: 120_000 });
    expect([await figure('running', 'first'), await figure('waiting', 'first')]).toEqual([0, 0]);
    expect((await get('/webshop/shopping_cart/')).status).toBe(200);
    for (const call of calls) call.destroy();
    // To the last one: what still runs when the shop ends finds no database.
    await vi.waitFor(async () => expect(await figure('running', 'logins')).toBe(0), { timeout: 120_000 });
  });
});

describe('what is not wanted any more', () => {
  it('is not begun, and what failed or was left gives its slot back', async () => {
    hold();
    const left = Array.from({ length: 40 }, (_, i) => {
      const outgoing = httpRequest({ host: '127.0.0.1', port: test.port, path: `/held-left-${i}/`, agent: false }).on('error', () => {});
      outgoing.end();
      return outgoing;
    });
    await isBusy();
    const startedCount = test.storefront.requests.length;
    for (const one of left) one.destroy();
    // The server hears of it before it answers what is asked later.
    for (let i = 0; i < 5; i += 1) await get('/healthz');
    letGo();
    await vi.waitFor(async () => expect([await figure('running', 'people'), await figure('waiting', 'people')]).toEqual([0, 0]), { timeout: 10_000 });
    // At most those that were let in before the server heard of it.
    expect(test.storefront.requests.length - startedCount).toBeLessThan(20);
  });
});

describe('a thousand', () => {
  it('for one page that has just ended cost one rendering', async () => {
    await get('/held-popular/');
    hold();
    const before = test.storefront.requests.length;
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 306_000);
      const replies = await Promise.all(Array.from({ length: 1000 }, () => get('/held-popular/')));
      expect(new Set(replies.map(({ status, headers }) => `${status} ${headers['x-cache']}`))).toEqual(new Set(['200 stale']));
      await vi.waitFor(() => expect(test.storefront.requests.length - before).toBe(1));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('slow and broken clients', () => {
  it('with half a head or half a body hold no slot: others are served', async () => {
    const half = (text: string): Socket => {
      const socket = connect({ port: test.port, host: '127.0.0.1' }, () => socket.write(text));
      return socket.on('error', () => {});
    };
    const body = `POST /api/webshop/order/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":`;
    const form = `POST /auth/login/ HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=`;
    const sockets = [
      ...Array.from({ length: 300 }, () => half('GET /a/ HTTP/1.1\r\nHost: local')),
      ...Array.from({ length: 100 }, (_, i) => half(i % 2 ? body : form)),
    ];
    try {
      expect((await get('/a/')).status).toBe(200);
      expect((await get('/webshop/shopping_cart/')).status).toBe(200);
      expect([await figure('running', 'first'), await figure('waiting', 'first')]).toEqual([0, 0]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

describe('the light 503', () => {
  const answers = createErrorAnswers({ defaultLanguage: 'si', isProduction: true });
  const requestFor = (url: string, encoding?: string) => ({ url, headers: { ...(encoding && { 'accept-encoding': encoding }) } }) as unknown as IncomingMessage;

  it.each(LANGUAGE_CODES)('is made once in %s and then the same bytes for all, with a query or without', (lang) => {
    const base = languageBase(lang, 'si');
    for (const query of ['', '?page=2']) {
      const [first, second] = ['a', 'b'].map((path) => answers.busy(requestFor(`${base}${path}/${query}`)));
      expect(first?.status).toBe(503);
      expect(first?.body).toBe(second?.body);
      expect(String(first?.body)).toContain(`<html lang="${LANGUAGES[lang].lang}">`);
      expect(answers.busy(requestFor(`${base}a/${query}`, 'br')).body.length).toBeLessThan(2500);
    }
    expect(answers.maintenance(requestFor(`${base}a/`)).body).toBe(answers.maintenance(requestFor(`${base}b/`)).body);
  });
});
