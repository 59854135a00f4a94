import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
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
