import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '@vitrina/contract/site';
import { type Client, createClient, overHttp } from '@vitrina/contract/client';
import { CUSTOMER, KNOWN } from '@vitrina/demo/known';
import { alternatesOf, headingOf, inner } from '../src/html.ts';
import { sendRequest } from '../src/request.ts';
import { known } from '../src/shop.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-settings-'));
/** Origin of a third-party service. */
const OUTSIDE = 'http://127.0.0.1:9';
/** A shop whose settings all differ from the demo shop's; in test mode, so it is not in production. */
let shop: RunningShop;
let login: string;
let client: Client;
beforeAll(async () => {
  const hook = join(folder, 'hook.mjs');
  writeFileSync(
    hook,
    "export default ({ template, isStaff }) => (template === 'CatalogSellers' && !isStaff ? 'Error404' : template === 'CatalogManufacturers' ? 'Nothing' : null);",
  );
  shop = await startOwnShop({
    ...{ MULTILANGUAGE: '0', LISTS_AS_ERROR404: '1', QUICK_ORDER: '0', ACCESS_HOOK: hook },
    ...{ CONSENT_BANNER: 'always', TAG_MANAGER_ID: 'GTM-TEST', TAG_MANAGER_URL: `${OUTSIDE}/tags.js`, TAG_MANAGER_DELAY: '0' },
    ...{ AUTH_DASHBOARD: 'none', AUTH_LOGGED_IN: '/auth/my_orders/', AUTH_LOGGED_OUT: '/' },
  });
  client = createClient({ send: overHttp({ fetch: (request) => fetch(request), origin: shop.origin }), baseHost: new URL(shop.origin).host, lang: 'si' });
  const reply = await fetch(`${shop.origin}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: CUSTOMER.email, password: CUSTOMER.password }),
  });
  login = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string, cookie = '') => fetch(shop.origin + path, { redirect: 'manual', headers: { cookie } });
const leadsTo = async (path: string, cookie = '') => {
  const reply = await open(path, cookie);
  return [reply.status, reply.headers.get('location')];
};

describe('a shop of one language', () => {
  it('has no other on any page, in any sitemap, in its route table [S3.134]', async () => {
    const [info, routes] = await Promise.all([client.call(site.info, {}), client.call(site.routes, {})]);
    if (!info.success || !routes.success) throw new Error('no answer');
    expect([info.data.multilanguage, info.data.languages.map(({ code }) => code)]).toEqual([false, ['si']]);
    expect(new Set(routes.data.items.map(({ lang }) => lang))).toEqual(new Set(['si']));
    const { url_without_domain: product, urls } = await known('laptop');
    const html = await (await open(product)).text();
    expect(Object.keys(alternatesOf(html)).sort()).toEqual(['sl-SI', 'x-default']);
    expect(html).not.toContain('class="language-switch"');
    for (const path of ['/de/', urls.de as string, '/hr/auth/login/', '/de/404/', '/sitemap-de-products-1.xml'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await fetch(`${shop.origin}/de/rss.xml`)).status).toBe(404);
    const sitemap = await (await open('/sitemap.xml')).text();
    expect(sitemap.match(/sitemap-[a-z]{2}-pages/g)).toEqual(['sitemap-si-pages']);
    expect(await (await open('/sitemap-si-products-1.xml')).text()).not.toContain('hreflang="de-DE"');
  });
});

describe('a language that is off', () => {
  it('sells nothing: calls in it are answered in the default one, with its prices [S3.134]', async () => {
    const { url_without_domain: product } = await known('laptop');
    const inSerbian = { 'content-type': 'application/json', 'x-lang': 'rs' };
    const reply = await fetch(`${shop.origin}/api/catalog/product/`, {
      method: 'POST',
      headers: inSerbian,
      body: JSON.stringify({ item_code: KNOWN.laptop, lang: 'rs' }),
    });
    const { data } = (await reply.json()) as { data: { currency: string; url_without_domain: string } };
    expect([data.currency, data.url_without_domain]).toEqual(['EUR', product]);
  });

  it('leads links of its mails to the default one, and its other pages to a 404 of it', async () => {
    for (const rest of ['/webshop/view_order/?identifier=1-x', '/webshop/narudzbe/1-x/payment/', '/auth/change_password/abc/def/'])
      expect(await leadsTo(`/hr${rest}`)).toEqual([302, rest]);
    const missing = await open('/hr/prijenosna-racunala/');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/<html[^>]* lang="sl/);
  });
});

describe('a shop by the letter of the specification', () => {
  it('has no page for a list, and names none to search engines [S2.19]', async () => {
    const table = await client.call(site.routes, {});
    const lists = table.success ? table.data.items.filter(({ content_type }) => content_type === 'list') : [];
    expect(lists.length).toBeGreaterThan(3);
    const pages = await (await open('/sitemap-si-pages-1.xml')).text();
    for (const { path, template } of lists) {
      const shown = await open(path);
      expect([path, template, shown.status, pages.includes(`${path}<`)]).toEqual([path, 'Error404', 404, false]);
      expect((await sendRequest(path)).status).toBe(200);
    }
  });
});

describe('the account of a shop', () => {
  it('begins at the settings where no dashboard is configured [S4.15]', async () => {
    expect(await leadsTo('/auth/', login)).toEqual([302, '/auth/edit/']);
    expect((await open('/auth/edit/', login)).status).toBe(200);
  });

  it('redirects logged-in customers to the configured page [S4.11] [S4.12] [S4.13] [S4.14]', async () => {
    const link = `12/${'a'.repeat(22)}`;
    for (const page of ['login', 'signup', 'forgotten_password', `confirm_signup/${link}`, `signup_confirm/${link}`])
      expect([page, await leadsTo(`/auth/${page}/`, login)]).toEqual([page, [302, '/auth/my_orders/']]);
  });

  it('redirects logged-out visitors to the home page, if configured [S4.17]', async () =>
    expect(await leadsTo('/auth/edit/')).toEqual([302, `/?${new URLSearchParams({ redirect: '/auth/edit/' })}`]));
});

describe('a shop without quick order', () => {
  it('shows the catalogue instead, has no link to it and no page for its form [S2.69]', async () => {
    const { origin } = shop;
    const form = '/webshop/quick_order/';
    const root = await sendRequest('/katalog/?special_view=order_form', { origin });
    expect(root.status).toBe(200);
    expect(headingOf(root.text)).not.toBe('Hitro naročilo');
    expect(inner(root.text, 'footer')).not.toContain('order_form');
    expect((await sendRequest(form, { origin })).status).toBe(404);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    expect((await sendRequest(form, { origin, method: 'POST', headers, body: `lines=${KNOWN.laptop}&action=add` })).status).toBe(404);
  });
});

describe('the owner’s access hook', () => {
  it('may show another template than the route table says [S6.9]', async () => {
    expect((await open('/prodajalci/')).status).toBe(404);
    expect((await open('/katalog/')).status).toBe(200);
  });

  it('that names a template that there is not is an error, and never another page [S8.34]', async () => {
    const reply = await open('/blagovne-znamke/');
    expect(reply.status).toBe(500);
    expect(await reply.text()).toContain('the access hook names Nothing, which is no template');
  });
});

describe('third-party scripts', () => {
  it('never load outside of production, also when configured and approved [S1.42]', async () => {
    const { text, headers } = await sendRequest('/', { origin: shop.origin, headers: { cookie: 'gdpr=necessary|analytics|marketing' } });
    expect(text).toContain('"scripts":[]');
    expect(headers['content-security-policy']).not.toContain(OUTSIDE);
  });
});
