import type { RefObject } from 'react';
import { Filters } from '../../kits/list/filters.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { useOrderFilters } from './use-order-filters.ts';

interface OrderFiltersProps {
  search: OrdersSearch;
  onChange: (next: Partial<OrdersSearch>) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or the arrow down in the field: on to the list. */
  onDone: () => void;
}

/** The text, and all other filters behind a button; what is set stands there as chips. */
export function OrderFilters({ search, onChange, field, onDone }: OrderFiltersProps) {
  const words = useWords();
  const fields = useOrderFilters(search);
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
      <Filters fields={fields} onChange={onChange} />
    </>
  );
}
