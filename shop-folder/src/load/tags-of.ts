import type { FolderProduct } from './products-of.ts';

/** A configurable product without facts of its own has the tags of all its variants, as lists contain the configurable product only. */
export const tagsOf = ({ type, facts, hasOwnFacts, variants }: FolderProduct): string[] => [
  ...new Set((type === 'configurable' && !hasOwnFacts ? variants : [facts]).flatMap(({ tags = [] }) => tags)),
];
