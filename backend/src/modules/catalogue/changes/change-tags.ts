import type { Change } from './change-queries.ts';

/** Cache tag of what names every product that may be seen, as sitemaps do: it ends when one comes or goes. */
export const LISTED = 'listed';

/** Cache tag of lists, directories and the category tree: it ends when a bulk load has added products. */
export const LISTS = 'lists';

/** Tags of cached data outside the catalogue that bulk loads write too. */
const OUTSIDE = ['content', 'menus', 'recalls', 'redirects'];

/** True if a change invalidates everything made from the catalogue. */
export const endsAll = ({ kind }: Pick<Change, 'kind'>): boolean => kind === 'category' || kind === 'all';

/** The cache tags that a change may have ended. */
export function tagsOf({ kind, subject_id, tag }: Pick<Change, 'kind' | 'subject_id' | 'tag'>): string[] {
  if (kind === 'content') return tag === null ? [] : [tag];
  if (kind === 'product' || kind === 'stock') return [`product:${subject_id}`, LISTED];
  // What was shown before stays: a page of a product names few others.
  if (kind === 'added') return ['routes', LISTED, LISTS];
  // A bulk load notes one change for everything that it wrote.
  return ['catalogue', 'routes', LISTED, ...(kind === 'all' ? OUTSIDE : [])];
}
