import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from '../testing/stub-storefront.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { currentRequestId } from './request-context.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

let backend: Server;
let receivedHeaders: IncomingHttpHeaders[] = [];
/** With its own backend; behind a proxy of ours, and in front of a backend elsewhere. */
let direct: TestShop;
let proxied: TestShop;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  backend = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":{}}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  direct = await startTestShop({ env: { LOG_REQUESTS: '1' } });
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  proxied = await startTestShop({ env: { BACKEND_URL: url, TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await direct.stop();
  await proxied.stop();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => {
  receivedHeaders = [];
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(JSON.parse(line) as Record<string, unknown>));
});

let count = 0;
const fresh = () => {
  count += 1;
  return `/stran-${count}/`;
};
const get = ({ port }: TestShop, path: string, headers: Record<string, string> = {}) => rawRequest({ port, path, headers: { host: 'localhost', ...headers } });

it('every page that is made and every call has an id, known wherever work is done for it; what is kept has none [T41]', async () => {
  const seen: (string | undefined)[] = [];
  direct.storefront.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(currentRequestId());
    return page('made', { headers: { 'x-page-template': 'CatalogIndex' } });
  };
  const path = fresh();
  const replies = await Promise.all([get(direct, path), get(direct, fresh())]);
  const ids = replies.map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(2);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  const cached = await get(direct, path);
  expect([cached.headers['x-cache'], cached.headers['x-request-id'], cached.headers['x-page-template']]).toEqual(['hit', undefined, undefined]);
  expect((await get(direct, '/api/misc/is-maintenance/')).headers['x-request-id']).toMatch(UUID);
});

it('what goes wrong is logged under the id that the visitor sees', async () => {
  direct.storefront.answer = () => {
    throw new Error('no shelf');
  };
  const reply = await get(direct, fresh());
  expect(reply.status).toBe(500);
  const id = reply.headers['x-request-id'];
  await vi.waitFor(() => expect(lines.filter(({ request }) => request === id).map(({ message }) => message)).toEqual(['a request failed', 'request']));
});

it('only a proxy of ours may name a request or a trace; both are passed on to a backend elsewhere', async () => {
  const proxyHeaders = { 'x-request-id': 'given-by-proxy.1', traceparent: TRACE };
  proxied.storefront.answer = () => page('made');
  expect((await get(proxied, '/api/misc/is-maintenance/', proxyHeaders)).headers['x-request-id']).toBe('given-by-proxy.1');
  expect(receivedHeaders.at(-1)).toMatchObject(proxyHeaders);
  expect((await get(proxied, fresh(), proxyHeaders)).headers['x-request-id']).toBe('given-by-proxy.1');

  for (const bad of ['short', 'with space 12', 'x'.repeat(65), 'ana@example.com', 'čšž-čšž-čšž'])
    expect(
      (await get(proxied, '/api/misc/is-maintenance/', { 'x-request-id': Buffer.from(bad).toString('latin1'), traceparent: `${TRACE}x` })).headers[
        'x-request-id'
      ],
    ).toMatch(UUID);
  expect(receivedHeaders.at(-1)).not.toHaveProperty('traceparent');

  direct.storefront.answer = () => page('made');
  expect((await get(direct, fresh(), proxyHeaders)).headers['x-request-id']).toMatch(UUID);
});

it('LOG_REQUESTS writes a line for each request without its query and without codes of addresses', async () => {
  direct.storefront.answer = () => page('made', { headers: { 'x-page-template': 'CatalogIndex' } });
  const path = fresh();
  await get(direct, `${path}?search_q=skrito`);
  await get(direct, '/auth/reset/17/AbCd-kanarcek-1/');
  await vi.waitFor(() => expect(lines.length).toBe(2));
  expect(lines[0]).toMatchObject({
    level: 'info',
    message: 'request',
    method: 'GET',
    path,
    page: 'CatalogIndex',
    status: 200,
    kind: 'page',
    cache: 'miss',
    ms: expect.any(Number),
  });
  expect(lines[1]).toMatchObject({ path: '/auth/reset/…/…/', cache: 'private' });
  expect(JSON.stringify(lines)).not.toMatch(/skrito|kanarcek/);
});
