import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { createClient, overHttp, type Transport } from '@vitrina/contract/client';
import { customers } from '@vitrina/contract/customers';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { decode } from '../src/html.ts';
import { sendRequest } from '../src/request.ts';
import { known, logIn } from '../src/shop.ts';
import { startBackendProxy } from '../src/backend-proxy.ts';
import { startOwnShop } from '../src/start-shop.ts';

interface Built {
  createStorefront: (options: object) => { handleRequest: (request: Request, facts: { staffToken?: string }) => Promise<Response> };
}

const DIST = new URL('../../storefront/dist/', import.meta.url);
let send: Transport;
let storefront: ReturnType<Built['createStorefront']>;
/** The built storefront on the shop's API: its replies are those of the real shop. */
beforeAll(async () => {
  const origin = inject('origin');
  send = overHttp({ fetch: (request) => fetch(request), origin });
  const { createStorefront } = (await import(new URL('server/entry-server.js', DIST).href)) as Built;
  storefront = createStorefront({
    send,
    publicUrl: origin,
    defaultLanguage: 'si',
    clientFolder: fileURLToPath(new URL('client', DIST)),
    isProduction: true,
    isBot: () => false,
    log: () => {},
  });
});

it('a page whose calls are refused as unauthorized, as with a session that ended meanwhile, is not found [S8.22]', async () => {
  const as = (token?: string) => createClient({ send, baseHost: 'shop.test', lang: 'si', token });
  const login = await as().call(customers.login, STAFF);
  const staffToken = login.success ? login.data.jwt : '';
  const { url_without_domain: product } = await known('laptop');
  const open = () => storefront.handleRequest(new Request(inject('origin') + product), { staffToken });
  expect((await open()).status).toBe(200);
  expect((await as(staffToken).call(customers.logout, {})).success).toBe(true);
  expect(await as(staffToken).call(customers.isLogin, {})).toMatchObject({ success: false, data: { label_name: 'error_unauthorized' } });
  const reply = await open();
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(await reply.text()).not.toContain('DEMO-LAPTOP-01');
});

it('a page of the account whose session ends while it is made is the loader over the whole window, which leads to the login after 500 ms [S4.73] [S8.24] [S9.72]', async () => {
  let cookie = '';
  // The page has read the session by then.
  const backend = await startBackendProxy(async (path) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    if (path === '/api/auth/profile/') await sendRequest('/api/auth/logout/', { method: 'POST', headers, body: '{}' });
  });
  onTestFinished(backend.stop);
  const shop = await startOwnShop({ BACKEND_URL: backend.origin });
  onTestFinished(shop.stop);
  for (const [path, login] of [
    ['/auth/', '/auth/login/?redirect=%2Fauth%2F'],
    ['/hr/auth/edit/', '/hr/auth/login/?redirect=%2Fhr%2Fauth%2Fedit%2F'],
  ] as const) {
    cookie = await logIn(CUSTOMER);
    const { status, text } = await sendRequest(path, { origin: shop.origin, headers: { cookie } });
    const { leadOn, after } = /data-lead-on="(?<leadOn>[^"]+)" data-after="(?<after>[^"]+)"/.exec(text)?.groups ?? {};
    expect([status, decode(leadOn ?? ''), after]).toEqual([404, login, '500']);
    expect(text).toMatch(/<main><img src="data:image\/svg[^>]*width="200"[^>]*><h1 role="status">/);
    expect(text).toContain('<script src="/_error.js"></script>');
    expect((await sendRequest(login, { origin: shop.origin })).status).toBe(200);
  }
});
