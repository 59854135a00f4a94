import type { CategoryTree } from '../../ui/category-tree.ts';

const cache = new Map<string, Promise<CategoryTree[]>>();

/**
 * The departments with all their subcategories, from the catalogue page: its page data is small and already in the page cache. Fetched once; a failure is not
 * cached.
 */
export function fetchDepartments(catalogueUrl: string): Promise<CategoryTree[]> {
  const request = cache.get(catalogueUrl) ?? load(catalogueUrl);
  cache.set(catalogueUrl, request);
  request.catch(() => cache.delete(catalogueUrl));
  return request;
}

async function load(catalogueUrl: string): Promise<CategoryTree[]> {
  const response = await fetch(`/_data${catalogueUrl}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`menu: ${response.status}`);
  const { state } = (await response.json()) as { state?: { props?: { departments?: CategoryTree[] } } };
  if (!state?.props?.departments) throw new Error('menu: no departments');
  return state.props.departments;
}
