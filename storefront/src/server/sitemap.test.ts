import type { Route } from '@vitrina/contract/site';
import { describe, expect, it } from 'vitest';
import type { ShopApi } from '../api/shop-api.ts';
import type { StorefrontDeps } from './storefront-options.ts';
import { sitemap } from './sitemap.ts';

const urls = (si: string, hr: string) => ({ si, hr });
const category = (path: string, more: object) => ({ visible: true, total: 1, urls: urls(`/${path}/`, `/hr/${path}/`), children: [], ...more });
const REPLIES: Record<string, unknown> = {
  catalog_sitemap: {
    products: [{ urls: urls('/a-izdelki-1/', '/hr/a-proizvodi-1/'), updated_at: '2026-11-01T00:00:00.000Z' }],
    tags: [{ urls: urls('/t-oznake-1/', '/hr/t-oznake-1/') }],
    total: 12_345,
    pages: 3,
  },
  catalog_categories: {
    items: [category('a', { children: [category('a/b', {}), category('a/empty', { total: 0 })] }), category('hidden', { visible: false })],
  },
  catalog_manufacturers: { items: [{ code: 'kvant', total: 2 }] },
  catalog_sellers: { items: [{ code: 'sold-out', total: 0 }] },
  cms_sitemap: { items: [{ kind: 'service', urls: urls('/storitve/a/', '/hr/usluge/a/'), datetime_updated: '2026-11-01T00:00:00.000Z' }] },
};
const api = { tags: new Set(), get: async ({ key }: { key: string }) => REPLIES[key] } as unknown as ShopApi;
const route = (path: string, more: Partial<Route>): [string, Route] => [
  path,
  { path, lang: 'hr', urls: urls(path.slice(3), path), template: 'CatalogIndex', content_type: 'category', slug: null, ...more } as Route,
];
const routes = new Map([
  route('/hr/', { template: 'CmsHomepage' }),
  route('/hr/brendovi/kvant/', { content_type: 'manufacturer', slug: 'kvant' }),
  route('/hr/brendovi/senca/', { content_type: 'manufacturer', slug: 'senca' }),
  route('/hr/prodavaci/sold-out/', { content_type: 'seller', slug: 'sold-out' }),
  route('/hr/izbor/novo/', { content_type: 'list', slug: 'new' }),
  route('/hr/usluge/', { template: 'CmsServices', content_id: null }),
  route('/hr/usluge/a/', { template: 'CmsService', content_id: 7 }),
  route('/hr/akcije/', { template: 'CmsPromotions', content_id: null }),
  route('/hr/auth/login/', { template: 'AuthLogin', content_type: 'auth' }),
]);
const deps = {
  publicUrl: 'https://shop.test',
  apiFor: () => api,
  siteData: { info: async () => ({ default_language: 'si', languages: [{ code: 'si' }, { code: 'hr' }] }), routes: async () => routes },
} as unknown as StorefrontDeps;
const locations = async (path: string) =>
  [...(await (await sitemap(path, deps)).text()).matchAll(/<loc>https:\/\/shop\.test([^<]*)/g)].map(([, found]) => found);

describe('sitemap files', () => {
  it('are named in the index by language and kind, products by ten thousand', async () => {
    expect(await locations('/sitemap.xml')).toEqual(
      ['si', 'hr'].flatMap((lang) => ['pages-1', 'categories-1', 'products-1', 'products-2'].map((file) => `/sitemap-${lang}-${file}.xml`)),
    );
  });
  it('hold visible categories with products', async () => expect(await locations('/sitemap-hr-categories-1.xml')).toEqual(['/hr/a/', '/hr/a/b/']));
  it('hold home, lists, tags, what has products and what the shop wrote, with lists of it that are not empty; no personal pages', async () => {
    expect(await locations('/sitemap-hr-pages-1.xml')).toEqual([
      '/hr/',
      '/hr/brendovi/kvant/',
      '/hr/izbor/novo/',
      '/hr/usluge/',
      '/hr/recalls/',
      '/hr/usluge/a/',
      '/hr/t-oznake-1/',
    ]);
  });
  it('are XML that caches may keep', async () => {
    const { headers } = await sitemap('/sitemap-hr-products-1.xml', deps);
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(headers.get('x-page-cache')).toBe('public');
  });
  it.each(['/sitemap-xx-pages-1.xml', '/sitemap-hr-secrets-1.xml', '/sitemap-hr-categories-2.xml', '/sitemap-hr-products-0.xml'])(
    '%s is not one of them',
    async (path) => expect((await sitemap(path, deps)).status).toBe(404),
  );
});
