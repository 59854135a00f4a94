import { catalogue, type ProductListItem } from '@vitrina/contract/catalogue';
import { CallFailed, type ShopApi } from '../../api/shop-api.ts';
import { type ShelfCategory, toShelfCategory } from '../../ui/department-shelf.tsx';

export interface Suggestions {
  products: ProductListItem[];
  departments: ShelfCategory[];
}

/** Suggested products for an address that was not found, and the departments. A failed call is ignored, as the 404 page must not fail itself. */
export async function findSuggestions(api: ShopApi, words: string, count: number): Promise<Suggestions> {
  const search = searchFor(api, words, count);
  const all = api.get(catalogue.categories, { level_to: 1 }).then(({ items }) => items.filter((one) => one.total > 0).map(toShelfCategory));
  const [products, departments] = await Promise.all([emptyIfCallFailed(search), emptyIfCallFailed(all)]);
  return { products, departments };
}

/** Searches for all words; without results for the longest one, as the most specific. */
async function searchFor(api: ShopApi, words: string, count: number): Promise<ProductListItem[]> {
  if (words === '') return [];
  const { items } = await api.get(catalogue.products, { search_q: words, per_page: count });
  const longest = longestOf(words);
  if (items.length > 0 || longest === words || longest.length < 4) return items;
  return (await api.get(catalogue.products, { search_q: longest, per_page: count })).items;
}

export interface SuggestedCategory {
  title: string;
  url: string;
}

/** Categories whose titles contain the words, or the longest of them: an old address of the catalogue was mostly a category's. */
export const findSuggestedCategories = (api: ShopApi, words: string): Promise<SuggestedCategory[]> =>
  words === '' ? Promise.resolve([]) : emptyIfCallFailed(categoriesFor(api, words));

async function categoriesFor(api: ShopApi, words: string): Promise<SuggestedCategory[]> {
  const fetchCategories = async (q: string) =>
    (await api.get(catalogue.suggest, { q })).categories.map(({ title, url_without_domain }) => ({ title, url: url_without_domain }));
  const found = await fetchCategories(words);
  const longest = longestOf(words);
  return found.length > 0 || longest === words || longest.length < 4 ? found : fetchCategories(longest);
}

const longestOf = (words: string): string => words.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';

async function emptyIfCallFailed<T>(call: Promise<T[]>): Promise<T[]> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallFailed) return [];
    throw error;
  }
}
