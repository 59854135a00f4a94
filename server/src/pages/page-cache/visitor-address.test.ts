import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => shop.stop());

const call = (path: string, address: string, body?: string) =>
  rawRequest({
    port: shop.port,
    path,
    headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    ...(body !== undefined && { method: 'POST', body }),
  });
/** A form that a visitor without a cookie sends, who gets a token for it. */
const getsToken = async (address: string) => (await call('/auth/login/', address, 'email=a')).headers['set-cookie'] !== undefined;

it('a token for a form counts by the visitor’s network, as one that a script asks for', async () => {
  expect(await getsToken('203.0.113.5')).toBe(true);
  for (let i = 0; i < 10; i += 1) await Promise.all(Array.from({ length: 100 }, () => call('/api/auth/generate-token/', '203.0.113.5')));
  expect((await call('/api/nuxtapi/token', '203.0.113.5')).status).toBe(429);
  expect(await getsToken('203.0.113.5')).toBe(false);
  expect(await getsToken('203.0.113.6')).toBe(true);
});
