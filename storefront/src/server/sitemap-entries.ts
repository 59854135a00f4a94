import { catalogue, type CategoryNode } from '@vitrina/contract/catalogue';
import { cms } from '@vitrina/contract/cms';
import type { Route } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopApi } from '../api/shop-api.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Pages of the backend's `catalog_sitemap` in one file: 10,000 products. */
export const PAGES_IN_FILE = 2;

/** Products of one file, counted from 1. */
export async function productEntries(api: ShopApi, file: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = (file - 1) * PAGES_IN_FILE + 1; page <= file * PAGES_IN_FILE; page += 1) {
    const { products, pages } = await api.get(catalogue.sitemap, { page });
    for (const { urls, updated_at } of products) entries.push({ urls, changed: updated_at });
    if (page >= pages) break;
  }
  return entries;
}

/** Visible categories with products. */
export async function categoryEntries(api: ShopApi): Promise<SitemapEntry[]> {
  const { items } = await api.get(catalogue.categories, {});
  const flat = (nodes: readonly CategoryNode[]): SitemapEntry[] =>
    nodes.filter((node) => node.visible && node.total > 0).flatMap((node) => [{ urls: node.urls }, ...flat(node.children)]);
  return flat(items);
}

const FIXED = new Set(['CmsHomepage', 'CatalogRoot', 'CatalogManufacturers', 'CatalogSellers', 'SweepstakeDetail']);
/** Fixed pages that list contents; included if there are any. */
const LISTS_OF: Readonly<Record<string, string>> = {
  CmsPromotions: 'promotion',
  CmsServices: 'service',
  CmsFaq: 'faq_group',
  PublishIndex: 'post',
  PublishAuthors: 'author',
  LocationIndex: 'location',
  SweepstakeIndex: 'sweepstake',
};

/** The page of recalls stands below each home page. */
const recallsOf = (homes: Route['urls']): Route['urls'] =>
  Object.fromEntries(Object.entries(homes).map(([lang, url]) => [lang, `${url}recalls/`])) as Route['urls'];

/** Fixed pages, sweepstakes, manufacturers and sellers with products, lists, tags, and the shop's own contents. */
export async function pageEntries(api: ShopApi, routes: Iterable<Route>, lang: LanguageCode): Promise<SitemapEntry[]> {
  const [manufacturers, sellers, { tags }, contents] = await Promise.all([
    api.get(catalogue.manufacturers, {}),
    api.get(catalogue.sellers, {}),
    api.get(catalogue.sitemap, { page: 1 }),
    api.get(cms.sitemap, {}),
  ]);
  const kinds = new Set(contents.items.map((one) => one.kind));
  const stocked = (items: readonly { code: string; total: number }[]) => new Set(items.filter((one) => one.total > 0).map((one) => one.code));
  const codes: Record<string, ReadonlySet<string>> = { manufacturer: stocked(manufacturers.items), seller: stocked(sellers.items) };
  const all = [...routes].filter((route) => route.lang === lang);
  if (all.some(({ template }) => template === 'SweepstakeDetail')) kinds.add('sweepstake');
  const isOpen = ({ template, content_type, content_id, slug }: Route) =>
    FIXED.has(template) ||
    (content_id === null && kinds.has(LISTS_OF[template] ?? '')) ||
    (content_type === 'list' && template !== 'Error404') ||
    codes[content_type]?.has(slug ?? '') === true;
  return [
    ...all.filter(isOpen).map(({ urls }) => ({ urls })),
    ...all.filter(({ template }) => template === 'CmsHomepage').map(({ urls }) => ({ urls: recallsOf(urls) })),
    ...contents.items.map(({ urls, datetime_updated }) => ({ urls, changed: datetime_updated })),
    ...tags,
  ];
}
