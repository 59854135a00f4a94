import type { Catalogue } from '../catalogue.ts';
import type { ProductFacts } from './search-memory.ts';

/** What lists know of products, for who asks. */
export const productFacts = ({ index, dictionary }: Pick<Catalogue, 'index' | 'dictionary'>, { isStaff }: { isStaff: boolean }): ProductFacts => ({
  mayShow: (id) => index.isListed(id, isStaff),
  priceOf: (id, lang) => index.priceOf(id, lang),
  isAvailable: (id) => index.isAvailable(id),
  hasValue: (id, attribute, value) => index.hasValue(id, dictionary.valuesByCode.get(`${attribute}:${value}`)?.id ?? -1),
  standing: (id) => index.standing(id),
});
