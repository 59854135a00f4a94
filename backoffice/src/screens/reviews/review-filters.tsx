import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { FilterButton } from '../../kits/list/filter-button.tsx';
import { useWords } from '../../language/language.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Select } from '../../ui/select.tsx';
import { REVIEW_FILTERS, type ReviewsSearch } from './reviews-search.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;

interface ReviewFiltersProps {
  search: ReviewsSearch;
  onChange: (next: Partial<ReviewsSearch>) => void;
}

/** Stars, product and language. The order stays that of time: stars sort nothing away. */
export function ReviewFilters({ search, onChange }: ReviewFiltersProps) {
  const words = useWords();
  const any = { value: '', label: words('filter_any') };
  const { kind, stars = '', product, lang = '' } = search;
  return (
    <FilterButton
      count={REVIEW_FILTERS.filter((name) => search[name]).length}
      onClear={() => onChange(Object.fromEntries(REVIEW_FILTERS.map((name) => [name, ''])))}
    >
      {kind !== 'questions' && (
        <Select
          label={words('review_filter_stars')}
          value={stars}
          options={[any, ...STARS.map((value) => ({ value, label: words('review_stars', { count: Number(value) }) }))]}
          onChange={(next) => onChange({ stars: next })}
        />
      )}
      <CodeField label={words('review_filter_product')} value={product} onChange={(next) => onChange({ product: next })} maxLength={200} />
      <Select
        label={words('review_language')}
        value={lang}
        options={[any, ...LANGUAGE_CODES.map((value) => ({ value: value as string, label: LANGUAGES[value].name }))]}
        onChange={(next) => onChange({ lang: next })}
      />
    </FilterButton>
  );
}
