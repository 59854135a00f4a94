import type { Catalogue } from '../catalogue.ts';
import { joinedValues } from '../listing/joined-values.ts';

/** Ids of attribute values by code, each of the one that stands for it. */
export const valueIdIn =
  ({ dictionary }: Pick<Catalogue, 'dictionary'>) =>
  (attribute: string, code: string): number | undefined => {
    const value = dictionary.valuesByCode.get(`${attribute}:${code}`);
    return value && joinedValues(dictionary).standsFor(value.id);
  };
