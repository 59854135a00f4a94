import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { FilterButton } from '../../kits/list/filter-button.tsx';
import { useWords } from '../../language/language.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Select } from '../../ui/select.tsx';
import { CUSTOMER_FILTERS, type CustomersSearch } from './customers-search.ts';

const LEAST_ORDERS = ['1', '2', '5', '10', '20'] as const;

interface CustomerFiltersProps {
  search: CustomersSearch;
  onChange: (next: Partial<CustomersSearch>) => void;
}

/** Market, number of orders, since when, newsletter, orders beside the account, and what stands first. */
export function CustomerFilters({ search, onChange }: CustomerFiltersProps) {
  const words = useWords();
  const any = { value: '', label: words('filter_any') };
  const { market = '', orders = '', newsletter = '', guests = '', sort = '', since } = search;
  const least = LEAST_ORDERS.some((one) => one === orders) || orders === '' ? LEAST_ORDERS : [...LEAST_ORDERS, orders];
  return (
    <FilterButton
      count={CUSTOMER_FILTERS.filter((name) => search[name]).length}
      onClear={() => onChange(Object.fromEntries(CUSTOMER_FILTERS.map((name) => [name, ''])))}
    >
      <Select
        label={words('customers_market')}
        value={market}
        options={[any, ...LANGUAGE_CODES.map((value) => ({ value: value as string, label: LANGUAGES[value].name }))]}
        onChange={(next) => onChange({ market: next })}
      />
      <Select
        label={words('customers_filter_orders')}
        value={orders}
        options={[any, ...least.map((value) => ({ value, label: words('customers_least', { count: Number(value) }) }))]}
        onChange={(next) => onChange({ orders: next })}
      />
      <DayField label={words('customers_filter_since')} value={since} onChange={(next) => onChange({ since: next })} />
      <Select
        label={words('customers_filter_newsletter')}
        value={newsletter}
        options={[any, { value: '1', label: words('customers_newsletter_yes') }, { value: '0', label: words('customers_newsletter_no') }]}
        onChange={(next) => onChange({ newsletter: next })}
      />
      <Select
        label={words('customers_filter_guests')}
        value={guests}
        options={[any, { value: '1', label: words('customers_guests_yes') }]}
        onChange={(next) => onChange({ guests: next })}
      />
      <Select
        label={words('customers_sort')}
        value={sort}
        options={[
          { value: '', label: words('customers_sort_newest') },
          { value: '-orders', label: words('customers_sort_orders') },
        ]}
        onChange={(next) => onChange({ sort: next })}
      />
    </FilterButton>
  );
}
