import { type LoadResult, load } from './load.ts';
import { cpuSeconds } from './process-tree.ts';
import type { ShopProcess } from './shop-process.ts';

/** Paths of products, from the API's list for sitemaps. */
export async function productPaths(port: number, count: number, languages: readonly string[]): Promise<string[]> {
  const perLanguage = Math.ceil(count / languages.length);
  const lists = await Promise.all(languages.map((lang) => pathsIn(port, lang, perLanguage)));
  return lists.flat().slice(0, count);
}

async function pathsIn(port: number, lang: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < count; page += 1) {
    const response = await fetch(`http://localhost:${port}/api/catalog/products/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lang': lang },
      body: JSON.stringify({ page, per_page: 96, sort: page % 2 ? 'newest' : 'price_asc' }),
    });
    const { data } = (await response.json()) as { data: { items: { url_without_domain: string }[] } };
    if (data.items.length === 0) break;
    paths.push(...data.items.map((item) => item.url_without_domain));
  }
  return [...new Set(paths)].slice(0, count);
}

/** Processor milliseconds of server and database per uncached page: each path is requested once. */
export async function uncachedPageCpu(shop: ShopProcess, paths: readonly string[]): Promise<{ milliseconds: number; warmUp: LoadResult; result: LoadResult }> {
  const warm = paths.slice(0, 150);
  const rest = paths.slice(150);
  const warmUp = await load({ port: shop.port, connections: 4, seconds: 60, next: () => pathOf(warm.pop()) });
  const before = cpuSeconds(shop.pid);
  const result = await load({ port: shop.port, connections: 4, seconds: 120, next: () => pathOf(rest.pop()) });
  const used = cpuSeconds(shop.pid) - before;
  return { milliseconds: (used * 1000) / result.requests, warmUp, result };
}

const pathOf = (path: string | undefined) => (path === undefined ? null : { path });
