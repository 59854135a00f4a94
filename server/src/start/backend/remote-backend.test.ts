import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectRemoteBackend } from './remote-backend.ts';
import { forgetRepeats } from '../../telemetry/log.ts';

const LIMITS = { readMs: 300_000, writeMs: 300_000 };
const FILE = '/api/staff/orders/csv/';
const FILE_BYTES = 2_000_000;
let server: Server;
/** Begins a file and never ends it. */
let answerFile: (request: IncomingMessage, response: ServerResponse) => void;
let origin: string;
let requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    if (request.url === FILE) return void answerFile(request, response);
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterAll(forgetRepeats);

it('passes the visitor’s address on, as a proxy does', async () => {
  requests = [];
  const backend = connectRemoteBackend(origin, LIMITS);
  await backend.answer(new Request('http://shop.test/api/misc/endpoints/?version=1', { headers: { 'x-client-address': '192.0.2.1' } }));
  await backend.answer(new Request('http://shop.test/api/misc/endpoints/'));
  expect(requests.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([
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

it('hands the file of a list on as it comes, and lets go of it with its reader', async () => {
  const ended = new Promise<void>((end) => {
    answerFile = (request, response) => {
      request.socket.once('close', () => end());
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': FILE_BYTES }).write('{"success":true');
    };
  });
  const { long, status } = await connectRemoteBackend(origin, LIMITS).answer(new Request(`http://shop.test${FILE}`, { method: 'POST', body: '{}' }));
  expect([status, long?.bytes]).toEqual([200, FILE_BYTES]);
  for await (const piece of long?.stream() ?? []) {
    expect(Buffer.from(piece as Uint8Array).toString()).toBe('{"success":true');
    break;
  }
  await ended;
});

it('asks for no file any more whose caller hung up, and takes it for no failure', async () => {
  const gone = new AbortController();
  const ended = new Promise<void>((end) => {
    answerFile = (request) => {
      request.socket.once('close', () => end());
      gone.abort();
    };
  });
  const request = new Request(`http://shop.test${FILE}`, { method: 'POST', body: '{}', signal: gone.signal });
  expect((await connectRemoteBackend(origin, LIMITS).answer(request)).status).toBe(503);
  await ended;
});
