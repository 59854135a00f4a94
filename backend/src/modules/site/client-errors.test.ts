import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import type { ClientError } from './report-client-error.ts';

let shop: TestBackend;
const reported: ClientError[] = [];
beforeAll(async () => {
  shop = await startTestBackend('empty', {}, undefined, undefined, { reportClientError: (error) => reported.push(error) });
});
afterAll(() => shop.stop());
beforeEach(() => {
  reported.length = 0;
});

const ERROR = { message: 'TypeError: x is not a function', stack: 'at buy (https://shop.test/assets/a.js:1:2)', path: '/hr/' };
const send = (body: object, { consent = 'necessary|analytics', address = '203.0.113.1' } = {}) =>
  shop.fetch('/api/misc/client-errors/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address, ...(consent && { cookie: `gdpr=${consent}` }) },
    body: JSON.stringify(body),
  });

it('an error in a browser is passed on where statistics were approved [S1.49] [G19]', async () => {
  expect((await send(ERROR)).status).toBe(200);
  expect(reported).toEqual([ERROR]);
});

it.each(['', 'necessary', 'necessary|marketing'])('with the consent %j it is dropped [S1.49] [G19]', async (consent) => {
  expect((await send(ERROR, { consent })).status).toBe(200);
  expect(reported).toEqual([]);
});

it.each([
  ['a long message', { ...ERROR, message: 'x'.repeat(501) }],
  ['a long stack', { ...ERROR, stack: 'x'.repeat(4001) }],
  ['a query in the path', { ...ERROR, path: '/hr/?mail=ana@example.com' }],
  ['no path', { ...ERROR, path: 'https://elsewhere.test/' }],
])('%s is refused', async (_what, body) => {
  expect((await send(body)).status).toBe(400);
  expect(reported).toEqual([]);
});

it('no more than thirty an hour come from one address', async () => {
  for (let i = 0; i < 30; i += 1) expect((await send(ERROR, { address: '203.0.113.2' })).status).toBe(200);
  expect((await send(ERROR, { address: '203.0.113.2' })).status).toBe(429);
  expect(reported).toHaveLength(30);
});
