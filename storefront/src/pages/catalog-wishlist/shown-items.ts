import type { Wish } from './wish-view.ts';
import type { OwnProps } from './load.ts';

/** Filters wishes by list and category; `null`: all. */
export const shownItems = ({ wishes, list, category }: Pick<OwnProps, 'wishes' | 'list' | 'category'>): Wish[] =>
  wishes.items.filter((item) => (list === null || item.list === list) && (category === null || item.product?.category_code === category));
