import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({
    env: {
      PUBLIC_URL: 'https://www.vitrina.example',
      METRICS_TOKEN: 'a long metrics token',
      NODE_ENV: 'production',
      BACKOFFICE_ORIGIN: 'https://office.vitrina.example',
    },
  });
});
afterAll(() => test.stop());

const get = (path: string, headers: Record<string, string>) => rawRequest({ port: test.port, path, headers });

describe('a shop with a public address', () => {
  it('serves its own host and no other', async () => {
    expect((await get('/', { host: 'www.vitrina.example' })).status).toBe(200);
    expect((await get('/', { host: 'evil.example' })).status).toBe(421);
    expect((await get('/', { host: 'localhost:3000' })).status).toBe(421);
    expect((await get('/healthz', { host: '10.0.0.9' })).status).toBe(200);
  });

  it('serves the back office on its own host alone, and nothing else there', async () => {
    const statusOf = (path: string, host: string) => get(path, { host }).then(({ status }) => status);
    for (const path of [
      '/api/staff/session/',
      '/api/%73taff/session/',
      '/api/../api/staff/session/',
      '/api/%2e%2e/api/staff/session',
      '/api/staff/x/../session/',
    ]) {
      expect(await statusOf(path, 'www.vitrina.example'), path).toBe(404);
      expect(await statusOf(path, 'office.vitrina.example'), path).toBe(401);
    }
    for (const path of ['/', '/api/nuxtapi/token', '/api/auth/is-login/', '/api/openapi.json', '/assets/x.js', '/en/'])
      expect(await statusOf(path, 'office.vitrina.example'), path).toBe(404);
    expect(await statusOf('/backoffice/', 'www.vitrina.example')).toBe(404);
    expect(await statusOf('/api/staff/session/', 'evil.example')).toBe(404);
    expect(await statusOf('/healthz', 'office.vitrina.example')).toBe(200);
  });

  it('asks for https from then on and marks its cookie as secure', async () => {
    expect((await get('/', { host: 'www.vitrina.example' })).headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect((await get('/api/nuxtapi/token', { host: 'www.vitrina.example' })).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it('shows metrics to holders of the token', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer a long metrics token' })).status).toBe(200);
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer a wrong one' })).status).toBe(403);
  });

  it('shows figures to no one else, as a proxy on this machine may pass on anything under any name', async () => {
    for (const host of ['www.vitrina.example', 'localhost:3000', '127.0.0.1', 'evil.example']) expect((await get('/metrics', { host })).status, host).toBe(403);
    const published = await startTestShop({ database: test.database, env: { PUBLIC_URL: 'https://www.vitrina.example' } });
    expect((await rawRequest({ port: published.port, path: '/metrics', headers: { host: 'localhost' } })).status).toBe(403);
    await published.stop();
  });

  it('renders pages under its public address for any headers', async () => {
    let seen = '';
    test.storefront.answer = (request) => {
      seen = request.url;
      return new Response('x');
    };
    await get('/naslov/', { host: 'www.vitrina.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' });
    expect(seen).toBe('https://www.vitrina.example/naslov/');
  });
});
