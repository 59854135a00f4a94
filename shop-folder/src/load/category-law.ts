import type { CategoryLaw } from '@vitrina/contract/law/product-law';
import type { CategoryFacts } from '../schemas/frame.ts';

/** Legal facts that a category states for all its products. */
export const categoryLaw = ({ group, measured }: Pick<CategoryFacts, 'group' | 'measured'>): CategoryLaw => ({
  ...(group && { group }),
  ...(measured !== undefined && { measured }),
});
