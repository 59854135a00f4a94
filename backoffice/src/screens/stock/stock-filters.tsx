import { useQuery } from '@tanstack/react-query';
import { warehousesQuery } from '../../api/picks.ts';
import { FilterButton } from '../../kits/list/filter-button.tsx';
import { useWords } from '../../language/language.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Select } from '../../ui/select.tsx';
import { STOCK_FILTERS, type StockSearch } from './stock-search.ts';

interface StockFiltersProps {
  search: StockSearch;
  onChange: (next: Partial<StockSearch>) => void;
}

/** Where, how few, whether counts found less than was expected, and since when something moved. */
export function StockFilters({ search, onChange }: StockFiltersProps) {
  const words = useWords();
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const any = { value: '', label: words('filter_any') };
  const few = ['5', '20', '100'].map((value) => ({ value, label: words('stock_below', { n: value }) }));
  const { below = '', warehouse = '', missing = '', since } = search;
  return (
    <FilterButton
      count={STOCK_FILTERS.filter((name) => search[name]).length}
      onClear={() => onChange(Object.fromEntries(STOCK_FILTERS.map((name) => [name, ''])))}
    >
      <Select
        label={words('stock_filter')}
        value={below}
        options={[
          any,
          { value: '1', label: words('stock_out') },
          ...few,
          ...(below === '' || ['1', '5', '20', '100'].includes(below) ? [] : [{ value: below, label: words('stock_below', { n: below }) }]),
        ]}
        onChange={(next) => onChange({ below: next })}
      />
      <Select
        label={words('stock_filter_warehouse')}
        value={warehouse}
        options={[any, ...warehouses.map(({ code, title }) => ({ value: code, label: title }))]}
        onChange={(next) => onChange({ warehouse: next })}
      />
      <Select
        label={words('stock_filter_counts')}
        value={missing}
        options={[any, { value: '1', label: words('stock_filter_missing') }]}
        onChange={(next) => onChange({ missing: next })}
      />
      <DayField label={words('stock_filter_since')} value={since} onChange={(next) => onChange({ since: next })} />
    </FilterButton>
  );
}
