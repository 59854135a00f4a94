import type { Catalogue } from '../catalogue.ts';
import { joinedValues } from '../listing/joined-values.ts';

/** Ids of attribute values by code; of joined values the id of their representative. */
export const valueIdIn =
  ({ dictionary }: Pick<Catalogue, 'dictionary'>) =>
  (attribute: string, code: string): number | undefined => {
    const value = dictionary.valuesByCode.get(`${attribute}:${code}`);
    return value && joinedValues(dictionary).standsFor(value.id);
  };
