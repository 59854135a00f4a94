import { createServer, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { rawBytes, rawRequest } from '../../testing/raw-request.ts';
import { makeEntry, type PageEntry } from './page-entry.ts';
import { sendEntry } from './send-entry.ts';

const COMMON = ['X-Content-Type-Options', 'nosniff', 'Content-Security-Policy', "default-src 'self'"];
const entryOf = (html: string): Promise<PageEntry> =>
  makeEntry(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-cache': 'public' } }), {
    lives: { freshMs: 1000, staleMs: 1000, notFoundMs: 1000 },
    common: COMMON,
  });

/** Serves the two pages from the cache; counts the heads that were made. */
async function serve(pages: Readonly<Record<string, PageEntry>>) {
  const writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead');
  const server = createServer((request, response) => void sendEntry(request, response, pages[request.url as string] as PageEntry, 'hit'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    writeHead.mockRestore();
    vi.useRealTimers();
    server.close();
  });
  return { writeHead, port: (server.address() as AddressInfo).port };
}

const requestText = (path: string, more = '', method = 'GET', version = '1.1') => `${method} ${path} HTTP/${version}\r\nHost: shop\r\n${more}\r\n`;
const last = 'Connection: close\r\n';

/** Answers of one connection: their heads without the date, and their bodies. */
const split = (received: string) =>
  received
    .split(/(?=HTTP\/1\.1 )/)
    .map((one) => one.replace(/\r\nDate: [^\r]+/, ''))
    .map((one) => [one.slice(0, one.indexOf('\r\n\r\n')), one.slice(one.indexOf('\r\n\r\n') + 4)]);

it('a page asked for again within a second goes out with the bytes of before, over one connection and over several', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = { '/a/': await entryOf('<p>a</p>'), '/b/': await entryOf('<p>bb</p>') };
  const { writeHead, port } = await serve(pages);
  const first = split(await rawBytes(port, requestText('/a/') + requestText('/a/') + requestText('/a/') + requestText('/b/') + requestText('/a/', last)));
  expect(first.map(([, body]) => body)).toEqual(['<p>a</p>', '<p>a</p>', '<p>a</p>', '<p>bb</p>', '<p>a</p>']);
  expect(new Set([0, 1, 2].map((i) => first[i]?.[0])).size).toBe(1);
  expect(first[0]?.[0]).toContain('\r\nConnection: keep-alive');
  expect(first[4]?.[0]).toContain('\r\nConnection: close');
  // The third answer needed no head of its own.
  expect(writeHead).toHaveBeenCalledTimes(4);
  const again = split(await rawBytes(port, requestText('/a/') + requestText('/b/', last)));
  expect(again[0]).toEqual(first[0]);
  expect(writeHead).toHaveBeenCalledTimes(5);
});

it('other answers than the whole page for a kept connection are made for themselves', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = await entryOf('<p>a</p>');
  const { writeHead, port } = await serve({ '/a/': page });
  await rawBytes(port, requestText('/a/') + requestText('/a/') + requestText('/a/', last));
  writeHead.mockClear();
  const others = split(
    await rawBytes(
      port,
      requestText('/a/', '', 'HEAD') + requestText('/a/', `If-None-Match: ${page.etag}\r\n`) + requestText('/a/') + requestText('/a/', last),
    ),
  );
  expect(others.map(([head, body]) => [head?.slice(9, 12), body])).toEqual([
    ['200', ''],
    ['304', ''],
    ['200', '<p>a</p>'],
    ['200', '<p>a</p>'],
  ]);
  expect(writeHead).toHaveBeenCalledTimes(3);
  const [old] = split(await rawBytes(port, requestText('/a/', '', 'GET', '1.0')));
  expect(old?.[0]).toContain('\r\nConnection: close');
  expect(old?.[1]).toBe('<p>a</p>');
});

it('a second later the head is made anew, with its date', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { writeHead, port } = await serve({ '/a/': await entryOf('<p>a</p>') });
  await rawBytes(port, requestText('/a/') + requestText('/a/') + requestText('/a/') + requestText('/a/', last));
  expect(writeHead).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + 1000);
  await rawBytes(port, requestText('/a/') + requestText('/a/', last));
  expect(writeHead).toHaveBeenCalledTimes(5);
});

it('a page asked for again is packed better, and says the same', async () => {
  const html = Array.from({ length: 3000 }, (_, i) => `<p>${(i * 7919) % 1009} besed</p>`).join('');
  const { port } = await serve({ '/a/': await entryOf(html) });
  const requestPage = () => rawRequest({ port, path: '/a/', headers: { 'accept-encoding': 'br' } });
  const first = await requestPage();
  expect((await requestPage()).body.equals(first.body)).toBe(true);
  const later = await vi.waitFor(async () => {
    const reply = await requestPage();
    expect(reply.body.length).toBeLessThan(first.body.length);
    return reply;
  });
  expect(Number(later.headers['content-length'])).toBe(later.body.length);
  expect(later.headers.etag).toBe(first.headers.etag);
  expect(brotliDecompressSync(later.body).toString()).toBe(html);
});
