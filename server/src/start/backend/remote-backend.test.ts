import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectRemoteBackend } from './remote-backend.ts';

const LIMITS = { readMs: 300_000, writeMs: 300_000 };
let server: Server;
let origin: string;
let asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('passes the visitor’s address on, as a proxy does', async () => {
  asked = [];
  const backend = connectRemoteBackend(origin, LIMITS);
  await backend.answer(new Request('http://shop.test/api/misc/endpoints/?version=1', { headers: { 'x-client-address': '192.0.2.1' } }));
  await backend.answer(new Request('http://shop.test/api/misc/endpoints/'));
  expect(asked.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([
    ['/api/misc/endpoints/?version=1', '192.0.2.1'],
    ['/api/misc/endpoints/', '0.0.0.0'],
  ]);
});

it('says 503 with a label where the backend cannot be reached', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = await connectRemoteBackend('http://127.0.0.1:1', LIMITS).answer(new Request('http://shop.test/api/misc/endpoints/'));
  expect([reply.status, reply.headers['retry-after'], JSON.parse(reply.text)]).toEqual([
    503,
    '5',
    { success: false, data: { label_name: 'error_unavailable' } },
  ]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
