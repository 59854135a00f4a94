import type { FolderProduct } from './products-of.ts';

/** A configurable product carries the tags of its variants, where it has none told: it is the one that lists find. */
export const tagsOf = ({ type, facts, isTold, variants }: FolderProduct): string[] => [
  ...new Set((type === 'configurable' && !isTold ? variants : [facts]).flatMap(({ tags = [] }) => tags)),
];
