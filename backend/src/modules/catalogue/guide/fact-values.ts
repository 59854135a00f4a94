import type { Catalogue } from '../catalogue.ts';
import { kindOf } from '../listing/choose-attributes.ts';
import type { ListingResult } from '../listing/listing-request.ts';
import type { GuideAnswerInput } from './choice-guide.ts';

/** Like in attribute filters: up to this number of values they are checkboxes instead of a slider. */
const FEW_NUMBERS = 2;

/** Returns the filter values of an answer: a range if the list has a slider, otherwise the matching values. */
export function factValues(
  { dictionary }: Catalogue,
  { attribute, categoryId, result }: { attribute: string; categoryId: number; result: ListingResult },
  answer: GuideAnswerInput,
): string[] {
  if (answer.values) return [...answer.values].sort();
  const there = (dictionary.valuesOf.get(attribute) ?? []).filter(({ id }) => (result.present[id] as number) > 0);
  const own = dictionary.filtersOf.get(categoryId)?.find((filter) => filter.attribute_code === attribute && filter.is_filter)?.kind;
  const { from = 0, to = Number.POSITIVE_INFINITY } = answer;
  if ((own ?? kindOf(dictionary, attribute)) === 'range' && there.length > FEW_NUMBERS) return [`${from}-${answer.to ?? ''}`];
  return there.flatMap(({ code, number }) => (number !== null && number >= from && number <= to ? [code] : [])).sort();
}
