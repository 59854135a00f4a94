import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { CUSTOMER } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTokenRateLimit } from './token-rate-limit.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const from = (address: string, token?: string) => ({ 'x-client-address': address, ...(token && { authorization: `Bearer ${token}` }) });
const newToken = async (address: string): Promise<string> =>
  ((await (await shop.fetch('/api/auth/generate-token/', { headers: from(address) })).json()) as { data: { jwt: string } }).data.jwt;
const logOut = (address: string, token: string): Promise<Response> =>
  shop.fetch('/api/auth/logout/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...from(address, token) } });
const deadTokens = async (): Promise<number> => Number((await sql<{ n: string }>`select count(*) as n from dead_tokens`.execute(shop.database.db)).rows[0]?.n);

describe('guest tokens', () => {
  it('are given to a whole provider’s customers, and not to one network without end', async () => {
    let now = 1_000_000;
    const brake = createTokenRateLimit(() => now);
    const tries = (address: string, n: number) => Array.from({ length: n }, () => brake(address)).filter((wait) => wait !== null).length;
    expect(tries('203.0.113.7', 1000)).toBe(0);
    now += 1000;
    expect(brake('203.0.113.7')).toBe(599);
    expect(brake('203.0.113.8')).toBeNull();
    now += 599_000;
    expect(brake('203.0.113.7')).toBeNull();
    // All addresses of one line are counted together, and so are the lines of one site, with an eightfold limit.
    expect(tries('2001:db8:1:2::1', 500) + tries('2001:db8:1:2:ffff::9', 501)).toBe(1);
    expect(Array.from({ length: 8 }, (_, line) => tries(`2001:db8:7:${line}::1`, 1000)).every((refused) => refused === 0)).toBe(true);
    expect(brake('2001:db8:7:99::1')).not.toBeNull();
    expect(tries('127.0.0.1', 1500) + tries('', 1500)).toBe(0);
  });

  it('are refused with 429 and the time to come again at the interface', async () => {
    const replies = await Promise.all(Array.from({ length: 1003 }, () => shop.fetch('/api/auth/generate-token/', { headers: from('198.51.100.9') })));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('that are ended leave no more than thirty rows an hour of one network; customers always get out', async () => {
    const before = await deadTokens();
    const tokens = await Promise.all(Array.from({ length: 35 }, (_, i) => newToken(`2001:db8:5:5::${i}`)));
    const statuses = (await Promise.all(tokens.map((token, i) => logOut(`2001:db8:5:5::${i + 100}`, token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await deadTokens()).toBe(before + 30);
    const customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect((await logOut('2001:db8:5:5::1', customer)).status).toBe(200);
    expect((await logOut('2001:db8:5:6::1', await newToken('2001:db8:5:6::1'))).status).toBe(200);
  });
});
