import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { type LoadRequest, load } from './load.ts';
import { printBadAnswers } from './print-bad-answers.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends `count` requests over three connections; the n-th is for `/n`. */
async function runLoad(count: number, answer: RequestListener, more: Partial<LoadRequest> = {}) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let n = 0;
  return load({
    port: (server.address() as AddressInfo).port,
    connections: 3,
    seconds: 60,
    next: () => (n < count ? { path: `/${++n}`, ...more } : null),
  });
}

it.each([301, 404, 429, 500, 503])('one answer %i among a thousand is bad, and told with its request and body', async (status) => {
  const result = await runLoad(
    1000,
    ({ url }, response) => void response.writeHead(url === '/700' ? status : 200).end(url === '/700' ? 'error_empty_data' : 'fine'),
  );
  expect([result.requests, result.bad]).toEqual([1000, 1]);
  expect(result.badAnswers).toEqual([{ request: { path: '/700' }, status, text: expect.stringContaining('error_empty_data') }]);
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  expect(printBadAnswers('calls', [result])).toBe(1);
  const printed = lines.mock.calls.join('\n');
  lines.mockRestore();
  for (const part of ['calls: 1 of 1000', 'GET /700', `got ${status}`, 'error_empty_data']) expect(printed).toContain(part);
});

it('a connection that ends without an answer is a bad answer, and another takes its place', async () => {
  const result = await runLoad(300, ({ url, socket }, response) => void (Number(url?.slice(1)) % 100 === 0 ? socket.destroy() : response.end('fine')));
  expect([result.requests, result.bad]).toEqual([300, 3]);
  expect(result.badAnswers.map(({ request, status }) => [request.path, status])).toEqual([
    ['/100', 0],
    ['/200', 0],
    ['/300', 0],
  ]);
});

it('a connection that the answer closes is no bad answer, and nothing more is sent over it', async () => {
  const result = await runLoad(300, (_request, response) => void response.setHeader('Connection', 'close').end('fine'));
  expect([result.requests, result.bad]).toEqual([300, 0]);
});

it('the body of a bad answer is told as it was before it was compressed', async () => {
  const body = brotliCompressSync('error_unavailable');
  const result = await runLoad(1, (_request, response) => void response.writeHead(503, { 'content-encoding': 'br', 'content-length': body.length }).end(body));
  expect(result.badAnswers[0]?.text).toContain('error_unavailable');
});

it('what a request expects is not bad, and 200 is then', async () => {
  const answer: RequestListener = ({ url }, response) => void response.writeHead(url === '/5' ? 200 : 404).end();
  const result = await runLoad(10, answer, { expects: [404] });
  expect(result.badAnswers.map(({ request, status }) => [request.path, status])).toEqual([['/5', 200]]);
});

it('of many bad answers the first five are kept', async () => {
  const result = await runLoad(50, (_request, response) => void response.writeHead(500).end());
  expect([result.bad, result.badAnswers.length]).toEqual([50, 5]);
});
