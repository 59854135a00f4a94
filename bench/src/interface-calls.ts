import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listedIds } from './listed-ids.ts';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { pick, random } from './random.ts';

const CONNECTIONS = 8;
const SECONDS = 12;

const post = (path: string, body: unknown, lang = 'en'): LoadRequest => ({ path, method: 'POST', headers: { 'x-lang': lang }, body: JSON.stringify(body) });

interface FilterOfList {
  code: string;
  type: string;
  values: { value: string; count: number }[];
}

/**
 * Lists with filters and counts over whole categories, weighted by their size, with random filters, sorts and pages: hardly any is repeated, so the
 * reply cache has no entry.
 */
export async function listCalls(port: number): Promise<LoadResult> {
  const next = random(7);
  const categories = await categoriesOf(port);
  const filters = new Map(await Promise.all(categories.slice(0, 40).map(async (one) => [one.code, await filtersOf(port, one.code)] as const)));
  const biggest = categories.slice(0, 40);
  const total = biggest.reduce((sum, one) => sum + one.total, 0);
  const request = (): LoadRequest => {
    const category = pickWeighted(biggest, next() * total);
    const groups = (filters.get(category.code) ?? []).filter((filter) => filter.type === 'choice' && filter.values.length > 1 && filter.code !== 'available');
    const chosen: Record<string, string[]> = {};
    for (let i = Math.floor(next() * 4); i > 0 && groups.length > 0; i -= 1) {
      const group = pick(groups, next);
      chosen[group.code] = [pick(group.values, next).value, pick(group.values, next).value];
    }
    return post('/api/catalog/products/', {
      category_slug: category.code,
      filters: chosen,
      sort: pick(['recommended', 'price_asc', 'newest', 'rating'], next),
      page: 1 + Math.floor(next() * 3),
      per_page: 20 + Math.floor(next() * 8),
    });
  };
  return load({ port, connections: CONNECTIONS, seconds: SECONDS, next: request });
}

/** Returns the category that contains the product of this number. */
function pickWeighted(categories: readonly { code: string; total: number }[], number: number): { code: string } {
  let left = number;
  for (const category of categories) {
    left -= category.total;
    if (left < 0) return category;
  }
  return categories[0] as { code: string };
}

async function categoriesOf(port: number): Promise<{ code: string; total: number }[]> {
  const response = await fetch(`http://localhost:${port}/api/catalog/categories/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'flat' }),
  });
  const { data } = (await response.json()) as { data: { items: { code: string; total: number }[] } };
  return data.items.filter((one) => one.total > 0).sort((a, b) => b.total - a.total);
}

async function filtersOf(port: number, category: string): Promise<FilterOfList[]> {
  const response = await fetch(`http://localhost:${port}/api/catalog/products/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category_slug: category, per_page: 1 }),
  });
  return ((await response.json()) as { data: { filters: FilterOfList[] } }).data.filters;
}

interface Query {
  query: string;
  source: string;
}

function queriesOf(folder: string): string[] {
  const all = JSON.parse(gunzipSync(readFileSync(`${folder}/search-queries.json.gz`)).toString('utf8')) as Query[];
  return [...new Set(all.map((one) => one.query))];
}

/** Real and simulated queries, each sent once, in a fixed order. */
export async function searchCalls(port: number, folder: string): Promise<LoadResult> {
  const next = random(11);
  const queries = queriesOf(folder).sort(() => next() - 0.5);
  let at = 0;
  return load({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: () => (at < queries.length ? post('/api/catalog/products/', { search_q: queries[at++] }) : null),
  });
}

/** Prefixes of queries, as they are typed, from three letters on. */
export async function suggestCalls(port: number, folder: string): Promise<LoadResult> {
  const next = random(13);
  const beginnings = [
    ...new Set(queriesOf(folder).flatMap((query) => [query.slice(0, 3 + Math.floor(next() * 4)), query.slice(0, 6 + Math.floor(next() * 6))])),
  ].sort(() => next() - 0.5);
  let at = 0;
  return load({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: () =>
      at < beginnings.length ? { path: `/api/catalog/suggest/?q=${encodeURIComponent(beginnings[at++] as string)}`, headers: { 'x-lang': 'en' } } : null,
  });
}

/** Visible products by id, each once. */
export async function productCalls(port: number): Promise<LoadResult> {
  const next = random(17);
  const ids = (await listedIds(port)).map((id) => [next(), id] as const).sort(([a], [b]) => a - b);
  let at = 0;
  return load({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: () => (at < ids.length ? post('/api/catalog/product/', { item_id: ids[at++]?.[1] }) : null),
  });
}
