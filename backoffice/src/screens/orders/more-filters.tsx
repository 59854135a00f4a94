import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { choicesQuery } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Select } from '../../ui/select.tsx';
import { MARKS, PAYMENTS } from './order-words.ts';
import type { OrdersSearch } from './orders-search.ts';

interface MoreFiltersProps {
  search: OrdersSearch;
  onChange: (next: Partial<OrdersSearch>) => void;
}

/** All filters but the text. What a role does not see is not filtered by. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  const words = useWords();
  const seesDetails = useMay()('orders.details');
  const { data: choices } = useQuery(choicesQuery);
  const any = { value: '', label: words('filter_any') };
  const choice = (
    name: 'payment' | 'way' | 'market' | 'warehouse' | 'carrier' | 'mark',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => {
    const value = search[name] ?? '';
    // What the address names stands there also before the list of choices has come.
    const all = value === '' || options.some((one) => one.value === value) ? options : [...options, { value, label: value }];
    return <Select label={words(label)} value={value} options={[any, ...all]} onChange={(next) => onChange({ [name]: next })} />;
  };
  const titled = (list: readonly { code: string; title: string }[] | null | undefined) =>
    (list ?? []).map(({ code, title }) => ({ value: code, label: title }));
  return (
    <>
      {choice(
        'mark',
        'orders_filter_mark',
        MARKS.map((value) => ({ value, label: words(`orders_mark_${value}`) })),
      )}
      {seesDetails &&
        choice(
          'payment',
          'orders_column_payment',
          PAYMENTS.map((value) => ({ value, label: words(`payment_state_${value}`) })),
        )}
      {seesDetails && choice('way', 'orders_column_payment_way', titled(choices?.payments))}
      {choice(
        'market',
        'orders_column_market',
        LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
      )}
      {choice('warehouse', 'orders_column_warehouse', titled(choices?.warehouses))}
      {choice(
        'carrier',
        'orders_column_carrier',
        (choices?.carriers ?? []).map((value) => ({ value, label: value })),
      )}
      <CodeField label={words('orders_filter_product')} value={search.product} onChange={(product) => onChange({ product })} />
      {seesDetails && <CodeField label={words('orders_filter_coupon')} value={search.coupon} onChange={(coupon) => onChange({ coupon })} />}
      <DayField label={words('filter_from')} value={search.from} onChange={(from) => onChange({ from })} />
      <DayField label={words('filter_to')} value={search.to} onChange={(to) => onChange({ to })} />
    </>
  );
}
