import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSentryReporter } from './error-reports/sentry.ts';
import { fetchPlain } from './fetch-plain.ts';
import { openIdProvider } from './identity/openid-provider.ts';
import { monriGateway } from './payments/monri.ts';
import { wsPayGateway } from './payments/wspay.ts';

let server: Server;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    requests.push({ method: request.method as string, url: request.url as string, headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  answer = (_request, response) => response.end('{}');
});
afterAll(() => server.close());

const squeezed = (_request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-type', 'application/json');
  response.end(brotliCompressSync('{"issuer":"x"}'));
};

describe('what is asked of others', () => {
  it('goes as fetch would send it, and asks for nothing compressed', async () => {
    answer = (_request, response) => response.writeHead(201, { 'x-mark': 'ž'.length.toString(), 'content-type': 'text/plain; charset=utf-8' }).end('dobro ž');
    const reply = await fetchPlain(`${origin}/a?b=c`, { method: 'POST', headers: { 'X-Key': 'k' }, body: new URLSearchParams({ a: 'ž' }) });
    expect([reply.status, reply.ok, reply.headers.get('x-mark'), await reply.text()]).toEqual([201, true, '1', 'dobro ž']);
    expect(requests).toMatchObject(
      [
        {
          method: 'POST',
          url: '/a?b=c',
          body: 'a=%C5%BE',
          headers: { 'accept-encoding': 'identity', 'x-key': 'k', 'content-type': /^application\/x-www-form-urlencoded/ },
        },
      ].map((one) => ({ ...one, headers: { ...one.headers, 'content-type': expect.stringMatching(one.headers['content-type']) } })),
    );
  });

  it.each(['br', 'gzip', 'deflate, br', 'x'])('is not read where it comes as %s all the same', async (encoding) => {
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(brotliCompressSync('x'));
    await expect(fetchPlain(origin)).rejects.toThrow('compressed');
  });

  it('ends after a megabyte, in time, and where it leads elsewhere', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(1024 * 1024));
    expect((await (await fetchPlain(origin)).arrayBuffer()).byteLength).toBe(1024 * 1024);
    let ended = false;
    answer = (_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(256 * 1024), more);
      };
      response.once('close', () => {
        ended = true;
      });
      more();
    };
    await expect(fetchPlain(origin)).rejects.toThrow('too long');
    await expect.poll(() => ended).toBe(true);
    answer = (_request, response) => response.writeHead(302, { location: '/other' }).end();
    await expect(fetchPlain(`${origin}/first`)).rejects.toThrow('leads elsewhere');
    expect(requests.map(({ url }) => url)).not.toContain('/other');
    answer = () => {};
    await expect(fetchPlain(origin, { signal: AbortSignal.timeout(50) })).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    await expect(fetchPlain('http://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
    await expect(fetchPlain('file:///etc/passwd')).rejects.toThrow();
  });

  it.each([
    [
      'WSPay',
      () => wsPayGateway({ shopId: 'SHOP', secretKey: 'secret', currency: 'EUR', servicesUrl: origin }).status?.({ code: 'p1', gatewayReference: null }),
    ],
    [
      'Monri',
      () =>
        monriGateway({ merchantKey: 'key', authenticityToken: 'token', formUrl: `${origin}/v2/form` }).refund?.({
          code: 'p1',
          gatewayReference: null,
          amount: 1,
          currency: 'EUR',
        }),
    ],
    [
      'a provider of identity',
      () =>
        openIdProvider({ name: 'keycloak', issuer: new URL(origin), clientId: 'a', clientSecret: 'b' }).begin({
          redirectUri: origin,
          state: 's',
          nonce: 'n',
          codeVerifier: 'v'.repeat(43),
        }),
    ],
  ])('by %s is asked so and never decompressed', async (_who, send) => {
    answer = squeezed;
    await expect(send()).rejects.toThrow();
    expect(requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['identity']);
  });

  it('by the reports of errors too', async () => {
    answer = squeezed;
    const troubles: string[] = [];
    const report = createSentryReporter({
      dsn: `${origin.replace('//', '//key@')}/1`,
      environment: 'test',
      release: '1',
      onTrouble: (why) => troubles.push(why),
    });
    report({ level: 'error', origin: 'server', message: 'x' });
    await expect.poll(() => troubles).toEqual(['Error']);
    expect(requests[0]?.headers['accept-encoding']).toBe('identity');
  });
});
