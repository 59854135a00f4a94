import type { Dictionary } from '../dictionary.ts';
import { joinedValues } from '../listing/joined-values.ts';

/** Returns the parts of rows taken from the dictionary. */
export const rowsBy = (dictionary: Dictionary) => ({
  pathOf: (category: number | null) => dictionary.categories.get(category ?? 0)?.path ?? [],
  standsFor: joinedValues(dictionary).standsFor,
});
