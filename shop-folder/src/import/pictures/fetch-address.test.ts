import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchAddress, type Resolve } from './fetch-address.ts';

const PUBLIC = '198.41.0.4';
const LOOPBACK = '127.0.0.1';

/** A name server that returns the answers in sequence, and repeats the last. */
function nameServer(...answers: string[][]): { resolve: Resolve; requestedHosts: string[] } {
  const requestedHosts: string[] = [];
  return {
    requestedHosts,
    resolve: (hostname, _options, callback) => {
      const addresses = answers[Math.min(requestedHosts.push(hostname), answers.length) - 1] ?? [];
      callback(
        null,
        addresses.map((address): LookupAddress => ({ address, family: 4 })),
      );
    },
  };
}

describe('a name that leads elsewhere at each question', () => {
  let server: Server;
  let port = 0;
  const reached: string[] = [];
  const get = (path: string, resolve: Resolve) =>
    fetchAddress(path, { resolve, timeoutMs: 500, privateHosts: new Set([`${LOOPBACK}:${port}`]) }).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  beforeAll(async () => {
    server = createServer((request, response) => {
      reached.push(request.headers.host ?? '');
      if (request.url === '/to-name') response.writeHead(302, { location: `http://pictures.test:${port}/secret` }).end();
      else response.end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => void reached.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is connected to where it was judged: public when asked first, private afterwards', async () => {
    const { resolve, requestedHosts } = nameServer([PUBLIC], [LOOPBACK]);
    expect(await get(`http://pictures.test:${port}/secret`, resolve)).not.toBe('taken');
    expect([requestedHosts, reached]).toEqual([['pictures.test'], []]);
  });

  it('is not reached where it is private, alone or beside a public address', async () => {
    for (const answer of [[LOOPBACK], [PUBLIC, LOOPBACK], [LOOPBACK, PUBLIC], ['169.254.169.254']])
      expect(await get(`http://pictures.test:${port}/secret`, nameServer(answer).resolve)).toBe(`pictures.test:${port} is in a private network`);
    expect(reached).toEqual([]);
  });

  it('is judged anew after a redirect, from a host that may be private too', async () => {
    const { resolve, requestedHosts } = nameServer([LOOPBACK]);
    expect(await get(`http://${LOOPBACK}:${port}/to-name`, resolve)).toBe(`pictures.test:${port} is in a private network`);
    expect([requestedHosts, reached]).toEqual([['pictures.test'], [`${LOOPBACK}:${port}`]]);
  });

  it('an address allowed by name is resolved too, and reached even if it is private', async () => {
    const { resolve } = nameServer([LOOPBACK]);
    const rules = { resolve, timeoutMs: 300_000, privateHosts: new Set([`localhost:${port}`]) };
    expect((await fetchAddress(`http://localhost:${port}/secret`, rules)).toString()).toBe('secret');
  });
});
