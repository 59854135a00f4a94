import { useQuery } from '@tanstack/react-query';
import { warehousesQuery } from '../../api/picks.ts';
import { Filters } from '../../kits/list/filters.tsx';
import { useWords } from '../../language/language.tsx';
import type { StockSearch } from './stock-search.ts';

const FEW = ['5', '20', '100'];

interface StockFiltersProps {
  search: StockSearch;
  onChange: (next: Partial<StockSearch>) => void;
}

/** Filters: warehouse, quantity below a number, missing in counts, moved since. */
export function StockFilters({ search, onChange }: StockFiltersProps) {
  const words = useWords();
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const { below, warehouse, missing, since } = search;
  const few = below && below !== '1' && !FEW.includes(below) ? [...FEW, below] : FEW;
  return (
    <Filters
      fields={[
        {
          kind: 'choice',
          name: 'below',
          label: words('stock_filter'),
          value: below,
          options: [{ value: '1', label: words('stock_out') }, ...few.map((value) => ({ value, label: words('stock_below', { n: value }) }))],
        },
        {
          kind: 'choice',
          name: 'warehouse',
          label: words('stock_filter_warehouse'),
          value: warehouse,
          options: warehouses.map(({ code, title }) => ({ value: code, label: title })),
        },
        {
          kind: 'choice',
          name: 'missing',
          label: words('stock_filter_counts'),
          value: missing,
          options: [{ value: '1', label: words('stock_filter_missing') }],
        },
        { kind: 'day', name: 'since', label: words('stock_filter_since'), value: since },
      ]}
      onChange={onChange}
    />
  );
}
