import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { overHttp } from '@vitrina/contract/client';
import { createStorefront } from './create-storefront.ts';

const clientFolder = mkdtempSync(join(tmpdir(), 'vitrina-client-'));
writeFileSync(join(clientFolder, 'manifest.json'), '{}');
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }));

it('asks for a new token of its own when the backend no longer knows the old one', async () => {
  let key = 'first';
  let issued = 0;
  const json = (data: unknown, status = 200) => Response.json({ success: status === 200, data }, { status });
  const fetch = (request: Request): Response => {
    if (request.url.includes('/generate-token')) {
      issued += 1;
      return json({ jwt: key });
    }
    if (request.headers.get('authorization') !== `Bearer ${key}`) return json({ label_name: 'error_unauthorized' }, 401);
    return json(request.url.includes('/info') ? { default_language: 'si', languages: [] } : { products: [], tags: [], total: 0, pages: 1 });
  };
  const storefront = createStorefront({
    send: overHttp({ fetch, origin: 'http://backend.test' }),
    publicUrl: 'https://shop.test',
    defaultLanguage: 'si',
    clientFolder,
    isProduction: true,
    isBot: () => false,
    log: () => {},
  });
  const sitemap = () =>
    storefront.handleRequest(new Request('https://shop.test/sitemap.xml')).then(
      (reply) => reply.status,
      () => 500,
    );
  expect(await sitemap()).toBe(200);
  key = 'second';
  expect([await sitemap(), await sitemap(), issued]).toEqual([500, 200, 2]);
});

it.each([1440, 7])('renews its own token after %i minutes [S9.9]', async (token) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let issued = 0;
  const used = new Set<string | null>();
  const storefront = createStorefront({
    send: overHttp({
      fetch: (request) => {
        used.add(request.headers.get('authorization'));
        return Response.json({
          success: true,
          data: request.url.includes('/info') ? { default_language: 'si', languages: [] } : { products: [], tags: [], pages: 1 },
        });
      },
      origin: 'http://backend.test',
    }),
    publicUrl: 'https://shop.test',
    defaultLanguage: 'si',
    clientFolder,
    isProduction: true,
    isBot: () => false,
    issueToken: async () => `own-${++issued}`,
    ...(token !== 1440 && { cacheMinutes: { ...CACHE_MINUTES, token } }),
    log: () => {},
  });
  const ask = () => storefront.handleRequest(new Request('https://shop.test/sitemap.xml'));
  await ask();
  vi.advanceTimersByTime(token * 60_000 - 1);
  await ask();
  expect([...used]).toEqual(['Bearer own-1']);
  vi.advanceTimersByTime(1);
  await ask();
  expect([...used]).toEqual(['Bearer own-1', 'Bearer own-2']);
  vi.useRealTimers();
});

it("fails with the server's own status while no route table is loaded [S8.6] [S8.32]", async () => {
  const answer = (status: number) => (request: Request) =>
    request.url.includes('/generate-token')
      ? Response.json({ success: true, data: { jwt: 'a' } })
      : Response.json({ success: false, data: { label_name: 'error_unauthorized' } }, { status });
  const open = (status: number) =>
    createStorefront({
      send: overHttp({ fetch: answer(status), origin: 'http://backend.test' }),
      publicUrl: 'https://shop.test',
      defaultLanguage: 'si',
      clientFolder,
      isProduction: true,
      isBot: () => false,
      log: () => {},
    }).handleRequest(new Request('https://shop.test/'));
  await expect(open(401)).rejects.toMatchObject({ message: 'Error 401', statusCode: 401 });
  await expect(open(503)).rejects.toMatchObject({ message: 'Error 503', statusCode: 503 });
  await expect(open(403)).rejects.toMatchObject({ message: 'Error 403', statusCode: 403 });
});

it('addresses that are ignored get a plain 404: nothing is looked up, made or asked of the backend [S2.20, S3.135]', async () => {
  let calls = 0;
  const fetch = (request: Request): Response => {
    calls += 1;
    const ignored = { prefixes: ['/wp-', '/.git'], suffixes: ['.php'] };
    const data = request.url.includes('/info') ? { default_language: 'si', languages: [], redirectIgnoredUrls: ignored } : {};
    return Response.json({ success: true, data });
  };
  const storefront = createStorefront({
    send: overHttp({ fetch, origin: 'http://backend.test' }),
    publicUrl: 'https://shop.test',
    defaultLanguage: 'si',
    clientFolder,
    isProduction: true,
    isBot: () => false,
    issueToken: async () => 'own',
    log: () => {},
  });
  const ask = (path: string) => storefront.handleRequest(new Request(`https://shop.test${path}`));
  await ask('/wp-login/');
  const before = calls;
  for (const path of ['/wp-login/', '/wp-admin', '/.git/config', '/index.php', '/hr/x.PHP/', '/_data/wp-x/', '/wp-x/?mode=gallery']) {
    const reply = await ask(path);
    expect([path, reply.status, reply.headers.get('location'), reply.headers.get('content-type')]).toEqual([path, 404, null, 'text/plain; charset=utf-8']);
  }
  expect(calls).toBe(before);
});
