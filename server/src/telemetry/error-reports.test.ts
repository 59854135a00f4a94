import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let collector: Server;
let test: TestShop;
const received: string[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  test = await startTestShop({ env: { SENTRY_DSN: `http://key@127.0.0.1:${(collector.address() as AddressInfo).port}/7` } });
});
afterAll(async () => {
  await test.stop();
  collector.closeAllConnections();
  collector.close();
});

it('an unexpected failure of a page is reported without data of the visitor [S1.49] [G19]', async () => {
  test.storefront.answer = () => {
    throw new RangeError('no such shelf for ana.canary@example.com at 203.0.113.77');
  };
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = await rawRequest({
    port: test.port,
    path: '/polica/?mail=canary@example.com',
    headers: { host: 'localhost', cookie: 'token=canary.canary.canary', 'x-forwarded-for': '203.0.113.77' },
  });
  expect(reply.status).toBe(500);
  await vi.waitFor(() => expect(received.join()).toContain('no such shelf for [email] at [address]'));
  expect(received.join()).toContain('"type":"RangeError"');
  const log = written.mock.calls.join();
  written.mockRestore();
  expect(log).toContain('RangeError: no such shelf for [email] at [address]');
  expect(log).toMatch(/error-reports\.test\.ts:\d+/);
  expect(log).not.toMatch(/canary|203\.0\.113/);
  expect(received.join()).not.toMatch(/canary|203\.0\.113/);
});
