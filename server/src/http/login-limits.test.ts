import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { query } from '../testing/query.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

// Alone: guesses by the hundred leave the process's queue of hashes at rest for a while.
/** Behind one proxy of ours, which writes the address that it saw at the end of X-Forwarded-For. */
let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ kind: 'demo', env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => test.stop());

const logIn = async (person: { email: string; password: string }, headers: Record<string, string>): Promise<number> => {
  const body = JSON.stringify(person);
  return (await rawRequest({ port: test.port, path: '/api/auth/login/', method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }))
    .status;
};
/** Every header that a server might believe. */
const forged = (i: number, seen: string) => ({
  'x-forwarded-for': `198.51.100.${i}, 198.51.101.${i}, ${seen}`,
  'x-client-address': `198.51.102.${i}`,
  'x-real-ip': `198.51.103.${i}`,
  forwarded: `for=198.51.104.${i}`,
  'cf-connecting-ip': `198.51.105.${i}`,
  'true-client-ip': `198.51.106.${i}`,
});
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

describe('guessing passwords', () => {
  it('200 at once from one address, each saying to be another: ten at most are looked at, and the owner gets in from elsewhere', async () => {
    const guesses = Array.from({ length: 200 }, (_, i) => logIn({ email: CUSTOMER.email, password: `geslo-${i}` }, forged(i % 250, '203.0.113.9')));
    const owner = logIn(CUSTOMER, { 'x-forwarded-for': '203.0.113.10' });
    const statuses = await Promise.all(guesses);
    expect(count(statuses, 422)).toBeLessThanOrEqual(10);
    expect(count(statuses, 429)).toBe(200 - count(statuses, 422));
    expect(await owner).toBe(200);
    // Not even the right one from there, until the minute is over.
    expect(await logIn(CUSTOMER, forged(1, '203.0.113.9'))).toBe(429);
    expect(await logIn(CUSTOMER, { 'x-forwarded-for': '203.0.113.10' })).toBe(200);
  });

  it('40 at one account from as many addresses of a household’s network: ten at most', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        logIn({ email: 'nekdo@primer.test', password: `geslo-${i}` }, { 'x-forwarded-for': `2001:db8:1:2::${(i + 1).toString(16)}` }),
      ),
    );
    expect(count(statuses, 422)).toBeLessThanOrEqual(10);
    expect(count(statuses, 429)).toBe(40 - count(statuses, 422));
  });

  it('of many accounts from one address: ten at most together', async () => {
    const guesses = Array.from({ length: 60 }, (_, i) =>
      logIn({ email: i % 2 ? STAFF.email : `nekdo-${i}@primer.test`, password: 'napačno' }, forged(i, '203.0.113.20')),
    );
    const statuses = await Promise.all(guesses);
    expect(count(statuses, 422)).toBeLessThanOrEqual(10);
    expect(count(statuses, 429)).toBe(60 - count(statuses, 422));
  });
});

describe('logins of clients that hung up', () => {
  const waiting = async (): Promise<number> => {
    const rows = await query<{ n: number }>(test.database.url, `select count(*)::integer as n from login_attempts where key like 'guess:odide-%'`);
    return rows[0]?.n ?? 0;
  };

  it('leave the queue when their callers hang up: nothing is looked at for them, and nothing is counted', async () => {
    const gone = Array.from({ length: 60 }, (_, i) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.5.${i}` };
      const call = httpRequest({ host: '127.0.0.1', port: test.port, path: '/api/auth/login/', method: 'POST', agent: false, headers }).on('error', () => {});
      call.end(JSON.stringify({ email: `odide-${i}@primer.test`, password: 'napačno geslo' }));
      return call;
    });
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(40), { timeout: 10_000 });
    for (const call of gone) call.destroy();
    // Their turn would come much later, and would leave them counted.
    await vi.waitFor(async () => expect(await waiting()).toBeLessThan(30), { timeout: 10_000 });
    expect(await logIn(CUSTOMER, { 'x-forwarded-for': '198.18.6.1' })).toBe(200);
  });
});

describe('a browser that has logged in', () => {
  it('is known by a cookie that no script sees, by which guesses of others do not keep it out', async () => {
    const headers = { 'content-type': 'application/json', 'x-vitrina-browser': '1', 'x-forwarded-for': '198.18.8.1' };
    const entered = await rawRequest({ port: test.port, path: '/api/auth/login/', method: 'POST', headers, body: JSON.stringify(STAFF) });
    expect(Object.keys(JSON.parse(entered.body.toString()).data)).toEqual(['user_id']);
    const cookies = [entered.headers['set-cookie'] ?? []].flat();
    const device = cookies.find((one) => one.startsWith('device='));
    expect(device).toMatch(/^device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    await Promise.all(Array.from({ length: 30 }, (_, i) => logIn({ email: STAFF.email, password: `geslo-${i}` }, { 'x-forwarded-for': `198.18.9.${i}` })));
    expect(await logIn(STAFF, { 'x-forwarded-for': '198.18.8.2' })).toBe(429);
    expect(await logIn(STAFF, { 'x-forwarded-for': '198.18.8.2', cookie: device?.split(';')[0] as string })).toBe(200);
  });
});
