import { describe, expect, it } from 'vitest';
import type { Route, SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { resolvePage } from './resolve-page.ts';

const info = {
  default_language: 'si',
  languages: LANGUAGE_CODES.map((code) => ({ code })),
  catalog: { quickOrder: true, fetch: { per_page: 24 } },
  webshop: { auth: true, steps: { shipping: true, payment: true, review_order: true } },
} as SiteInfo;

const route = (path: string, template: string, more: Partial<Route> = {}): Route => ({
  path,
  controller: 'catalog',
  action: 'index',
  template,
  content_type: template,
  lang: 'si',
  urls: {} as Route['urls'],
  slug: null,
  content_id: null,
  ...more,
});
const routes = new Map(
  [
    route('/', 'CmsHomepage', { controller: 'cms', action: 'homepage' }),
    route('/o-nas/', 'CmsDefault', { controller: 'cms', action: 'default' }),
    route('/katalog/', 'CatalogRoot'),
    route('/iskanje/', 'CatalogIndex', { content_type: 'search' }),
    route('/racunalniki/prenosniki/lahki/', 'CatalogIndex', { content_type: 'category', slug: 'light', content_id: 3 }),
    route('/blagovne-znamke/', 'CatalogManufacturers', { action: 'index_manufacturer' }),
    route('/prodajalci/', 'CatalogSellers', { action: 'index_seller' }),
    route('/prodajalci/kotnik/', 'CatalogSeller', { action: 'detail', content_type: 'seller', slug: 'kotnik' }),
    route('/wishlist/', 'CatalogWishlist', { action: 'wishlist' }),
    route('/trgovine/', 'LocationIndex', { controller: 'location', action: 'index' }),
    route('/trgovine/btc/', 'LocationDetail', { controller: 'location', action: 'detail' }),
  ].map((one) => [one.path, one]),
);

const resolve = (address: string, site: Partial<SiteInfo> = {}) => {
  const url = new URL(address, 'https://shop.test');
  return resolvePage(url.pathname, url.searchParams, { routes, info: { ...info, ...site } });
};
const match = (address: string, site?: Partial<SiteInfo>) => {
  const resolution = resolve(address, site);
  return resolution.kind === 'page' ? resolution.match : null;
};

describe('an address', () => {
  it('of several segments renders any page that the route list holds [S2.1]', () =>
    expect(match('/racunalniki/prenosniki/lahki/')).toMatchObject({ template: 'CatalogIndex', content_type: 'category', slug: 'light', id: 3 }));
  it('that is neither in the list nor of a known shape is not found', () => expect(resolve('/nekaj/').kind).toBe('not_found'));
  it('/webshop/print-payment-transfer/ is fixed, not from the list [S2.2]', () =>
    expect(match('/webshop/print-payment-transfer/')).toMatchObject({ controller: 'webshop', action: 'print-payment-transfer', route: null }));
  it('of the homepage: cms, CmsHomepage [S2.8, S2.49]', () => expect(match('/')).toMatchObject({ controller: 'cms', template: 'CmsHomepage' }));
  it('of another page of cms: CmsDefault [S2.48]', () => expect(match('/o-nas/')).toMatchObject({ controller: 'cms', template: 'CmsDefault' }));
  it('of the catalogue root [S2.9]', () => expect(match('/katalog/')).toMatchObject({ template: 'CatalogRoot', action: 'index' }));
  it('of the search [S2.15]', () => expect(match('/iskanje/?search_q=x')).toMatchObject({ template: 'CatalogIndex', content_type: 'search' }));
  it('of a product: catalog detail [S2.60]', () =>
    expect(match('/a-b-izdelki-12/')).toMatchObject({ controller: 'catalog', action: 'detail', template: 'CatalogDetail', id: 12, slug: 'a-b' }));
  it('of manufacturers: index_manufacturer [S2.10, S2.61]', () =>
    expect(match('/blagovne-znamke/')).toMatchObject({ action: 'index_manufacturer', template: 'CatalogManufacturers' }));
  it('of sellers: index_seller, and one seller [S2.62, S2.63]', () => {
    expect(match('/prodajalci/')).toMatchObject({ action: 'index_seller', template: 'CatalogSellers' });
    expect(match('/prodajalci/kotnik/')).toMatchObject({ action: 'detail', template: 'CatalogSeller', content_type: 'seller' });
  });
  it('of the wishlist [S2.12, S2.64]', () => expect(match('/wishlist/')).toMatchObject({ controller: 'catalog', action: 'wishlist' }));
  it('of locations: index, and detail with more than one segment [S2.65, S2.66]', () => {
    expect(match('/trgovine/')).toMatchObject({ controller: 'location', action: 'index', template: 'LocationIndex' });
    expect(match('/trgovine/btc/')).toMatchObject({ controller: 'location', action: 'detail', template: 'LocationDetail' });
  });
  it('of an order’s payment maps to the page that creates one [S2.37]', () =>
    expect(match('/webshop/narocila/7-abc/payment/')).toMatchObject({ action: 'payment_create' }));
  it.each([
    ['orders', 'S2.31'],
    ['narocila', 'S2.32'],
    ['narudzbe', 'S2.33'],
    ['bestellen', 'S2.34'],
  ])('of an order under the name %s', (word) => expect(match(`/webshop/${word}/7-abc/`)).toMatchObject({ controller: 'webshop', action: 'view_order' }));
  it('of a product by code is to be looked up', () => expect(resolve('/p/DEMO%20LAPTOP/')).toEqual({ kind: 'code', code: 'DEMO LAPTOP', lang: 'si' }));
});

describe('special views of the catalogue root', () => {
  it('compare [S2.67]', () => expect(match('/katalog/?special_view=compare')).toMatchObject({ template: 'CatalogCompare' }));
  it('the visitor’s own comparison [S2.11]', () => expect(match('/compare/')).toMatchObject({ template: 'CatalogCompare', action: 'compare' }));
  it('quick order where it is switched on [S2.68]', () => expect(match('/katalog/?special_view=order_form')).toMatchObject({ template: 'CatalogOrderForm' }));
  it('no quick order where it is switched off [S2.69]', () =>
    expect(match('/katalog/?special_view=order_form', { catalog: { quickOrder: false, fetch: { per_page: 24 } } })).toMatchObject({ template: 'CatalogRoot' }));
  it('search_q switches to search, search_content shows the search page [S2.70, S2.71]', () => {
    expect(match('/katalog/?search_q=x')).toMatchObject({ template: 'CatalogIndex', content_type: 'search' });
    expect(match('/katalog/?search_content=1')).toMatchObject({ template: 'CatalogIndex', content_type: 'search' });
  });
});

describe('auth and webshop', () => {
  it('login_link carries the link of a mail', () => {
    expect(match('/auth/login_link/7/abc/')).toMatchObject({ action: 'login_link', template: 'AuthLoginLink', slug: '7/abc' });
  });

  it('change_password has exactly four segments [S2.77, S2.78]', () => {
    expect(match('/auth/change_password/7/abc/')).toMatchObject({ action: 'change_password', template: 'AuthChangePassword' });
    expect(match('/auth/change_password/7/')).toMatchObject({ template: 'Error404' });
    expect(match('/auth/change_password/')).toMatchObject({ template: 'Error404' });
  });
  it('confirm_signup and signup_confirm are one screen [S2.75, S2.76]', () =>
    expect([match('/auth/confirm_signup/7/abc/')?.action, match('/auth/signup_confirm/7/abc/')?.action]).toEqual(['signup_confirm', 'signup_confirm']));
  it.each([
    ['shipping', 'S2.105'],
    ['payment', 'S2.106'],
    ['review_order', 'S2.107'],
  ])('a step that is switched off has no page: %s', (step) => {
    const steps = { shipping: true, payment: true, review_order: true, [step]: false };
    expect(match(`/webshop/${step}/`, { webshop: { auth: true, steps } })).toMatchObject({ template: 'Error404' });
  });
});
