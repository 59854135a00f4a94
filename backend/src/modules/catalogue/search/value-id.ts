import type { Catalogue } from '../catalogue.ts';

/** Ids of attribute values by code. */
export const valueIdIn =
  ({ dictionary }: Pick<Catalogue, 'dictionary'>) =>
  (attribute: string, code: string): number | undefined =>
    dictionary.valuesByCode.get(`${attribute}:${code}`)?.id;
