import type { Change } from './change-queries.ts';

/** Cache tag of data about all visible products, such as sitemaps: invalidated when a product becomes visible or hidden. */
export const LISTED = 'listed';

/** Cache tag of lists, directories and the category tree: invalidated when a bulk load has added products. */
export const LISTS = 'lists';

/** Tags of cached data outside the catalogue that bulk loads write too. */
const OUTSIDE = ['content', 'menus', 'recalls', 'redirects'];

/** True if a change invalidates all data derived from the catalogue. */
export const endsAll = ({ kind }: Pick<Change, 'kind'>): boolean => kind === 'category' || kind === 'all';

/** The cache tags that a change may invalidate. */
export function tagsOf({ kind, subject_id, tag }: Pick<Change, 'kind' | 'subject_id' | 'tag'>): string[] {
  if (kind === 'content') return tag === null ? [] : [tag];
  if (kind === 'product' || kind === 'stock') return [`product:${subject_id}`, LISTED];
  // Pages of existing products stay valid: they contain few other products.
  if (kind === 'added') return ['routes', LISTED, LISTS];
  // A bulk load records one change for all that it wrote.
  return ['catalogue', 'routes', LISTED, ...(kind === 'all' ? OUTSIDE : [])];
}
