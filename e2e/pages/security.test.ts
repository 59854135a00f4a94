import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '@vitrina/demo/known';
import { sendRequest, GOOGLEBOT } from '../src/request.ts';
import { known, logIn } from '../src/shop.ts';

const policyOf = (header: string): Record<string, string[]> =>
  Object.fromEntries(
    header
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

describe('headers of pages', () => {
  it('carry a content policy without unsafe-inline or wildcards; every inline script that runs has its hash in it', async () => {
    const paths = [
      '/',
      '/de/',
      (await known('laptop')).url_without_domain,
      '/racunalnistvo/prenosniki/?manufacturer=kvant',
      '/nic-tega/',
      '/webshop/print-payment-transfer/',
    ];
    for (const path of paths) {
      for (const agent of ['Mozilla/5.0', GOOGLEBOT]) {
        const { headers, text } = await sendRequest(path, { headers: { 'user-agent': agent } });
        const policy = policyOf(headers['content-security-policy'] as string);
        expect(policy['default-src']).toEqual(["'self'"]);
        expect(policy['object-src']).toEqual(["'none'"]);
        expect(policy['base-uri']).toEqual(["'none'"]);
        expect(policy['frame-ancestors']).toEqual(["'none'"]);
        expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
        expect(policy['trusted-types']).toEqual(['vitrina', 'default']);
        expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/);
        for (const [, code = ''] of text.matchAll(INLINE))
          expect(policy['script-src']).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
        expect(text).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/i);
        expect(text).not.toMatch(/href="javascript:/i);
      }
    }
  });
  it('forbid sniffing, limit the referrer and powers of the page', async () => {
    for (const path of ['/', '/api/nuxtapi/info/', '/robots.txt', '/nic-tega/', '/hr']) {
      const { headers } = await sendRequest(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
  });
  it('let a frame of ours show only what a gateway leads back to, also where that order is not there', async () => {
    for (const [path, ancestors] of [
      ['/webshop/thank_you/?identifier=1000000000-aaaaaaaaaaaaaaaaaaaaaa', "'self'"],
      ['/webshop/failed_payment/?identifier=1000000000-aaaaaaaaaaaaaaaaaaaaaa', "'self'"],
      ['/webshop/shopping_cart/', "'none'"],
      ['/webshop/nic-tega/', "'none'"],
      ['/auth/login/', "'none'"],
    ] as const)
      expect([path, policyOf((await sendRequest(path)).headers['content-security-policy'] as string)['frame-ancestors']]).toEqual([path, [ancestors]]);
  });

  it('set no cookie on a page: shared cached pages hold nothing personal', async () => {
    for (const path of ['/', '/hr/', '/iskanje/?search_q=tv']) expect((await sendRequest(path)).headers['set-cookie']).toBeUndefined();
  });
});

describe('the cookie with the token', () => {
  it('is HttpOnly, SameSite=Lax, of the whole site and lives a year; the reply holds no token [S9.4]', async () => {
    const login = await sendRequest('/api/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vitrina-browser': '1' },
      body: JSON.stringify(CUSTOMER),
    });
    const guest = await sendRequest('/api/nuxtapi/token', { headers: { 'x-vitrina-browser': '1' } });
    for (const reply of [login, guest]) {
      expect(reply.status).toBe(200);
      const parts = reply.headers['set-cookie']?.[0]?.split('; ') ?? [];
      expect(parts[0]).toMatch(/^token=[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(parts).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']));
      expect(reply.text).not.toContain((parts[0] as string).slice(6));
    }
  });
  it('does not let another site’s page write in the visitor’s name', async () => {
    const cookie = await logIn(CUSTOMER);
    const cross = await sendRequest('/api/auth/logout/', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: '{}',
    });
    expect(cross.status).toBe(403);
    const form = await sendRequest('/api/auth/logout/', { method: 'POST', headers: { cookie, 'content-type': 'text/plain' }, body: '{}' });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect(form.status).toBeLessThan(500);
  });
  it('is not ended or changed by a link on another site, however its address is spelled', async () => {
    const cookie = await logIn(CUSTOMER);
    const follow = (path: string) =>
      sendRequest(path, { headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } });
    for (const path of ['generate-token/', 'generate-token', 'generate%2Dtoken/', 'generate%2dtoken', '%67enerate-t%6Fken/'])
      expect((await follow(`/api/auth/${path}?force_logout=1`)).status, path).toBe(403);
    expect((await sendRequest('/api/nuxtapi/token', { headers: { cookie } })).text).toMatch(/"user_id":\d/);
    const own = await sendRequest('/api/auth/generate%2Dtoken/', { headers: { 'x-vitrina-browser': '1' } });
    expect(own.headers['set-cookie']?.[0]).toMatch(/^token=/);
    expect(own.text).not.toContain('jwt');
  });
});

describe('what only staff may', () => {
  it('ignoreCache and devclearcache of others change nothing: the same page from the same cache [S7.6]', async () => {
    const path = '/racunalnistvo/monitorji/';
    await sendRequest(path);
    for (const query of ['?devclearcache=1', '?ignoreCache=1', '?devclearcache=1&ignoreCache=1']) {
      const { status, headers } = await sendRequest(path + query);
      expect(status).toBe(200);
      expect(headers['x-cache']).toBe('hit');
    }
    expect((await sendRequest(path)).headers['x-cache']).toBe('hit');
  });
  it('clearCache refuses guests and customers [S7.99]', async () => {
    const send = (headers: Record<string, string>) =>
      sendRequest('/api/nuxtapi/clearCache', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '["products"]' });
    for (const reply of [await send({}), await send({ cookie: await logIn(CUSTOMER) })]) expect([401, 403]).toContain(reply.status);
  });
});
