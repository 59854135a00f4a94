import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { createBackofficeServer } from './serve-backoffice.ts';

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-office-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Office</title>');
  writeFileSync(join(folder, 'assets', 'index-ABCDEFGH.js'), 'export {};');
  writeFileSync(join(folder, 'manifest.json'), '{}');
  const answer = createBackofficeServer({ common: securityHeaders({ isHttps: false }), folder });
  server = createServer((request, response) => void answer((request.url as string).split('?')[0] as string, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

describe('the page of the back office', () => {
  it.each(['/backoffice/', '/backoffice/orders', '/backoffice/orders/2291?tab=money'])(
    'is served at %s, never stored, and runs nothing but its own files',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex, nofollow']);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
        expect(policy).toContain(part);
      // The scanner of parcels needs the camera; each header stands once.
      expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=(), payment=()');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('is led to from the address without a slash', async () => {
    const { status, headers } = await get('/backoffice');
    expect([status, headers.get('location')]).toEqual([308, '/backoffice/']);
  });

  it('has files that are kept for good, and 404 for those that are not there', async () => {
    const script = await get('/backoffice/assets/index-ABCDEFGH.js');
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/backoffice/assets/index-ZZZZZZZZ.js', '/backoffice/assets/../manifest.json', '/backoffice/assets/%2e%2e/index.html'])
      expect((await get(path)).headers.get('content-type')).not.toContain('javascript');
    expect((await get('/backoffice/assets/index-ZZZZZZZZ.js')).status).toBe(404);
  });
});
