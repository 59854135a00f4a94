import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, it } from 'vitest';
import { createClient, overHttp, type Transport } from '@vitrina/contract/client';
import { customers } from '@vitrina/contract/customers';
import { STAFF } from '@vitrina/demo/known';
import { known } from '../src/shop.ts';

interface Built {
  createStorefront: (options: object) => { handleRequest: (request: Request, facts: { staffToken?: string }) => Promise<Response> };
}

const DIST = new URL('../../storefront/dist/', import.meta.url);
let send: Transport;
let storefront: ReturnType<Built['createStorefront']>;
/** The storefront as it is built, on the interface of the shop: what it is told is what the shop really answers. */
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
