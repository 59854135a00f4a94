import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import type { ListedPayment, PaymentColumn } from '@vitrina/contract/staff/payments';
import * as calls from '@vitrina/contract/staff/payments.calls';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { callStaff } from '../../api/call-staff.ts';
import { choicesQuery } from '../../api/orders.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { PAYMENT_TABS, type PaymentsSearch, type PaymentTab } from './payments-search.ts';

type Input = CallInput<typeof calls.search>;
type Filter = NonNullable<Input['filter']>;
type Sort = NonNullable<Input['sort']>;

interface Payments {
  source: () => ListSource<ListedPayment>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Payments selected by the address, newest first. */
export function readPayments(search: PaymentsSearch): Payments {
  const filter = filterOf(search);
  const sort = (search.sort as Sort | undefined) ?? '-begun';
  return {
    sort,
    source: () => ({
      name: 'payments',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.search, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as PaymentColumn[] }),
  };
}

function filterOf({ tab = 'all', text, way, market, from, to }: PaymentsSearch): Filter {
  return {
    ...(tab !== 'all' && { state: tab }),
    ...(text && { text }),
    ...(way && { payment: way }),
    ...(market && { market }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** States as tabs, with the number of payments in each. */
export function usePaymentTabs(): readonly { id: PaymentTab; label: string; count: number | undefined }[] {
  const words = useWords();
  const { data: counts } = useQuery({
    queryKey: ['payments', 'counts'],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { limit: 1 }, { signal })).counts,
  });
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  return PAYMENT_TABS.map((id) => ({ id, label: words(`payments_tab_${id}`), count: id === 'all' ? all : counts?.[id] }));
}

/** All filters except text and tab. */
export function usePaymentFilters({ way, market, from, to }: PaymentsSearch): readonly FilterField[] {
  const words = useWords();
  const { data: choices } = useQuery(choicesQuery);
  return [
    {
      kind: 'choice',
      name: 'way',
      label: words('payment_column_way'),
      value: way,
      options: (choices?.payments ?? []).map(({ code: value, title: label }) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'market',
      label: words('payment_column_market'),
      value: market,
      options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    },
    { kind: 'day', name: 'from', label: words('filter_from'), value: from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: to },
  ];
}
