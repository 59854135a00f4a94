import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { choicesQuery } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { useWords } from '../../language/language.tsx';
import { MARKS, PAYMENTS } from './order-words.ts';
import type { OrdersSearch } from './orders-search.ts';

/** All filters except the text; without those on data that the role may not see. */
export function useOrderFilters(search: OrdersSearch): readonly FilterField[] {
  const words = useWords();
  const seesDetails = useMay()('orders.details');
  const { data: choices } = useQuery(choicesQuery);
  const choice = (name: keyof OrdersSearch, label: string, options: readonly { value: string; label: string }[]): FilterField => ({
    kind: 'choice',
    name,
    label: words(label),
    value: search[name],
    options,
  });
  const code = (name: keyof OrdersSearch, label: string): FilterField => ({ kind: 'code', name, label: words(label), value: search[name] });
  const day = (name: keyof OrdersSearch, label: string): FilterField => ({ kind: 'day', name, label: words(label), value: search[name] });
  const titled = (list: readonly { code: string; title: string }[] | null | undefined) =>
    (list ?? []).map(({ code: value, title }) => ({ value, label: title }));
  const byPayment = [
    choice(
      'payment',
      'orders_column_payment',
      PAYMENTS.map((value) => ({ value, label: words(`payment_state_${value}`) })),
    ),
    choice('way', 'orders_column_payment_way', titled(choices?.payments)),
  ];
  return [
    choice(
      'mark',
      'orders_filter_mark',
      MARKS.filter((value) => seesDetails || value !== 'check').map((value) => ({ value, label: words(`orders_mark_${value}`) })),
    ),
    ...(seesDetails ? byPayment : []),
    choice(
      'market',
      'orders_column_market',
      LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    ),
    choice('warehouse', 'orders_column_warehouse', titled(choices?.warehouses)),
    choice(
      'carrier',
      'orders_column_carrier',
      (choices?.carriers ?? []).map((value) => ({ value, label: value })),
    ),
    code('product', 'orders_filter_product'),
    ...(seesDetails ? [code('coupon', 'orders_filter_coupon')] : []),
    day('from', 'filter_from'),
    day('to', 'filter_to'),
  ];
}
