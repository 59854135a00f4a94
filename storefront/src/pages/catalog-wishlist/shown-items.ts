import type { Wish } from './wish-view.ts';
import type { OwnProps } from './load.ts';

/** What of the wishes the page shows: one list or all, one category or all. */
export const shownItems = ({ wishes, list, category }: Pick<OwnProps, 'wishes' | 'list' | 'category'>): Wish[] =>
  wishes.items.filter((item) => (list === null || item.list === list) && (category === null || item.product?.category_code === category));
