import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpEprel } from './http-eprel.ts';

const MEGABYTE = 1024 * 1024;
const RECORD = { eprelRegistrationNumber: 12, supplierOrTrademark: 'Bela', modelIdentifier: 'B-1', energyClass: 'APPP' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let server: Server;
let url: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = (manner: RequestListener) => {
  answer = manner;
  return httpEprel({ url, key: 'secret' }).read('12', AbortSignal.timeout(5000));
};
/** Answers with the record first, then with a label of another content type. */
const withLabel =
  (label: RequestListener): RequestListener =>
  (request, response) =>
    request.url?.includes('/labels') ? label(request, response) : response.setHeader('content-type', 'application/json').end(JSON.stringify(RECORD));

it('reads a record and its label with the key of the shop, and no record where there is none', async () => {
  let key: unknown;
  const found = await read((request, response) => {
    key = request.headers['x-api-key'];
    withLabel((_, label) => label.setHeader('content-type', 'image/svg+xml').end(SVG))(request, response);
  });
  expect([key, found]).toMatchObject(['secret', { id: '12', supplier: 'Bela', model: 'B-1', class: 'A+++', label: { type: 'image/svg+xml' } }]);
  expect(await read((_, response) => response.writeHead(404).end())).toBeNull();
});

it.each<[string, RequestListener, RegExp]>([
  ['leads round in a circle', (request, response) => response.writeHead(302, { location: request.url as string }).end(), /leads elsewhere \(302\)/],
  ['leads to another host', (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/' }).end(), /leads elsewhere \(301\)/],
  ['has a label of 40 MB', withLabel((_, response) => response.setHeader('content-type', 'application/pdf').end(Buffer.alloc(40 * MEGABYTE))), /too long/],
  ['has a page for a label', withLabel((_, response) => response.setHeader('content-type', 'text/html').end('<p>')), /gave no label \(200 text\/html\)/],
  ['is a bomb', (_, response) => response.setHeader('content-encoding', 'gzip').end('x'), /compressed/],
  ['is no record', (_, response) => response.setHeader('content-type', 'application/json').end('{"energyClass":7}'), /expected|invalid/i],
])('an answer that %s is refused, and nothing of it is read', async (_, manner, message) => {
  await expect(read(manner)).rejects.toThrow(message);
});
