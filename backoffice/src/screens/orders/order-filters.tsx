import type { RefObject } from 'react';
import { FilterButton } from '../../kits/list/filter-button.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import { MoreFilters } from './more-filters.tsx';
import { FILTERS, type OrdersSearch } from './orders-search.ts';

interface OrderFiltersProps {
  search: OrdersSearch;
  onChange: (next: Partial<OrdersSearch>) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or the arrow down in the field: on to the list. */
  onDone: () => void;
}

/** The text, and all other filters behind a button; what is set stays open. */
export function OrderFilters({ search, onChange, field, onDone }: OrderFiltersProps) {
  const words = useWords();
  return (
    <>
      <SearchField
        label={words('orders_search')}
        placeholder={words('orders_search_hint')}
        value={search.text ?? ''}
        onChange={(text) => onChange({ text })}
        field={field}
        onDone={onDone}
      />
      <FilterButton count={FILTERS.filter((name) => search[name]).length} onClear={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])))}>
        <MoreFilters search={search} onChange={onChange} />
      </FilterButton>
    </>
  );
}
