import { type RefObject, useState } from 'react';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
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
  const set = FILTERS.filter((name) => search[name]).length;
  const [isOpen, setOpen] = useState(set > 0);
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
      <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {words('filters')}
        {set > 0 && ` (${set})`}
      </Button>
      {isOpen && <MoreFilters search={search} onChange={onChange} />}
    </>
  );
}
