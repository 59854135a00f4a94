import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { useWords } from '../../language/language.tsx';
import type { ReviewsSearch } from './reviews-search.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;

/** Filters: stars, product, language and days. They do not change the order, which is by time. */
export function useReviewFilters({ kind, stars, product, lang, from, to }: ReviewsSearch): readonly FilterField[] {
  const words = useWords();
  const byStars: FilterField = {
    kind: 'choice',
    name: 'stars',
    label: words('review_filter_stars'),
    value: stars,
    options: STARS.map((value) => ({ value, label: words('review_stars', { count: Number(value) }) })),
  };
  return [
    // Questions have no stars.
    ...(kind === 'questions' ? [] : [byStars]),
    { kind: 'code', name: 'product', label: words('review_filter_product'), value: product, maxLength: 200 },
    {
      kind: 'choice',
      name: 'lang',
      label: words('review_language'),
      value: lang,
      options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    },
    { kind: 'day', name: 'from', label: words('filter_from'), value: from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: to },
  ];
}
