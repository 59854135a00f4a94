import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, createRetryBudget, NO_RETRY } from '@vitrina/contract/client';
import { catalogue } from '@vitrina/contract/catalogue';
import { customers } from '@vitrina/contract/customers';
import { site } from '@vitrina/contract/site';
import { type FaultProxy, startFaultProxy } from '../../../../bench/src/fault-proxy.ts';
import { connectRemoteBackend } from './remote-backend.ts';
import { forgetRepeats } from '../../telemetry/log.ts';

/** Short for what hangs below, which are reads. */
const LIMITS = { readMs: 300, writeMs: 300_000 };
const PATIENT = { readMs: 300_000, writeMs: 300_000 };
const INFO = 'http://shop.test/api/nuxtapi/info/';
const SOON = { timeout: 8000, interval: 50 };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const fine: Answer = (_request, response) => void response.setHeader('content-type', 'application/json').end('{"success":true,"data":{}}');

let answer: Answer = fine;
let methods: string[] = [];
let server: Server;
let proxy: FaultProxy;
let url: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = createServer((request, response) => {
    methods.push(request.method ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy({ target: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } });
  url = `http://127.0.0.1:${proxy.port}`;
});
beforeEach(async () => {
  methods = [];
  answer = fine;
  await proxy.set(null);
});
afterAll(forgetRepeats);
afterAll(async () => {
  await proxy.stop();
  server.closeAllConnections();
  server.close();
});

describe('half of all answers being 500', () => {
  it('reads are tried twice at most and half as many again in all, writes once [F3]', async () => {
    let count = 0;
    answer = (request, response) => {
      count += 1;
      if (count % 2 === 0) return fine(request, response);
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"success":false,"data":{"label_name":"error_internal"}}');
    };
    const { send } = connectRemoteBackend(url, PATIENT);
    const retryBudget = createRetryBudget();
    const client = () => createClient({ send, baseHost: 'shop.test', lang: 'si', retryBudget });
    for (let batch = 0; batch < 4; batch += 1) await Promise.all(Array.from({ length: 25 }, () => client().call(site.info, {})));
    expect(methods.length).toBeGreaterThan(100);
    expect(methods.length).toBeLessThanOrEqual(150);
    methods = [];
    await Promise.all(Array.from({ length: 10 }, () => client().call(catalogue.product, { item_id: 1 })));
    await Promise.all(Array.from({ length: 10 }, () => client().call(customers.logout, {})));
    expect(methods).toEqual(Array.from({ length: 20 }, () => 'POST'));
  });
});

describe.each([
  ['hangs', () => proxy.set({ kind: 'hang' })],
  ['is down', () => proxy.set({ kind: 'down' })],
  ['breaks off', () => proxy.set({ kind: 'truncate', afterBytes: 150 })],
  ['resets', () => proxy.set({ kind: 'reset', afterBytes: 150 })],
  [
    'says something else',
    async () => {
      answer = (_request, response) => void response.setHeader('content-type', 'text/html').end('<h1>Welcome to nginx</h1>');
    },
  ],
  [
    'has a proxy in front that does not find it',
    async () => {
      answer = (_request, response) => void response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
    },
  ],
])('a backend that %s', (_how, breakBackend) => {
  it('costs its time limit at most; after ten calls it is not waited for, separately for writes; then it is back [F1] [F2] [F4]', async () => {
    const backend = connectRemoteBackend(url, LIMITS);
    await breakBackend();
    const first = await backend.answer(new Request(INFO));
    expect([first.status, JSON.parse(first.text)]).toEqual([503, { success: false, data: { label_name: 'error_unavailable' } }]);
    await Promise.all(Array.from({ length: 9 }, () => backend.answer(new Request(INFO))));
    const [opened, calls] = [proxy.counts.opened, methods.length];
    const refused = await Promise.all(Array.from({ length: 30 }, () => backend.answer(new Request(INFO))));
    expect(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`)).toEqual(refused.map(() => '503 5'));
    // One may try at a time; the others are told that asking again is of no use.
    expect(refused.filter(({ headers }) => headers[NO_RETRY] === '1').length).toBeGreaterThanOrEqual(28);
    expect(Math.max(proxy.counts.opened - opened, methods.length - calls)).toBeLessThanOrEqual(2);
    await proxy.set(null);
    answer = fine;
    expect((await backend.answer(new Request('http://shop.test/api/auth/logout/', { method: 'POST', body: '{}' }))).status).toBe(200);
    await vi.waitFor(async () => expect((await backend.answer(new Request(INFO))).status).toBe(200), SOON);
  });
});
