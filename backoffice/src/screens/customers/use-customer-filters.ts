import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { useWords } from '../../language/language.tsx';
import type { CustomersSearch } from './customers-search.ts';

const LEAST_ORDERS = ['1', '2', '5', '10', '20'] as const;

/** Filters: market, number of orders, registration, newsletter, guest orders. */
export function useCustomerFilters({
  market,
  orders,
  newsletter,
  guests,
  since,
}: Pick<CustomersSearch, 'market' | 'orders' | 'newsletter' | 'guests' | 'since'>): readonly FilterField[] {
  const words = useWords();
  const least = orders && !LEAST_ORDERS.some((one) => one === orders) ? [...LEAST_ORDERS, orders] : LEAST_ORDERS;
  return [
    {
      kind: 'choice',
      name: 'market',
      label: words('customers_market'),
      value: market,
      options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    },
    {
      kind: 'choice',
      name: 'orders',
      label: words('customers_filter_orders'),
      value: orders,
      options: least.map((value) => ({ value, label: words('customers_least', { count: Number(value) }) })),
    },
    { kind: 'day', name: 'since', label: words('customers_filter_since'), value: since },
    {
      kind: 'choice',
      name: 'newsletter',
      label: words('customers_filter_newsletter'),
      value: newsletter,
      options: [
        { value: '1', label: words('customers_newsletter_yes') },
        { value: '0', label: words('customers_newsletter_no') },
      ],
    },
    {
      kind: 'choice',
      name: 'guests',
      label: words('customers_filter_guests'),
      value: guests,
      options: [{ value: '1', label: words('customers_guests_yes') }],
    },
  ];
}
