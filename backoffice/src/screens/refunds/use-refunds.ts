import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import type { RefundColumn } from '@vitrina/contract/staff/refunds';
import * as calls from '@vitrina/contract/staff/refunds.calls';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { callStaff } from '../../api/call-staff.ts';
import { choicesQuery } from '../../api/orders.ts';
import type { DueRefund } from '../../api/refunds.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { REFUND_TABS, type RefundsSearch, type RefundTab } from './refunds-search.ts';

type Input = CallInput<typeof calls.due>;
type Filter = NonNullable<Input['filter']>;
type Sort = NonNullable<Input['sort']>;

interface Refunds {
  source: () => ListSource<DueRefund>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Refunds selected by the address: due ones oldest first, completed ones newest first. */
export function readRefunds(search: RefundsSearch): Refunds {
  const filter = filterOf(search);
  const sort = (search.sort as Sort | undefined) ?? (search.tab === 'done' ? '-done' : 'since');
  return {
    sort,
    source: () => ({
      name: 'refunds',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.due, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as RefundColumn[] }),
  };
}

function filterOf({ tab = 'hand', text, way, market, problem, from, to }: RefundsSearch): Filter {
  return {
    ...(tab === 'done' ? { state: 'done' } : { by_hand: tab === 'hand' }),
    ...(text && { text }),
    ...(way && { payment: way }),
    ...(market && { market }),
    ...(problem && { problem: true }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** Tabs of manual, gateway and completed refunds, the former two with the number of due ones. */
export function useRefundTabs(): readonly { id: RefundTab; label: string; count: number | undefined }[] {
  const words = useWords();
  const { data: counts } = useQuery({
    queryKey: ['refunds', 'counts'],
    queryFn: async ({ signal }) => (await callStaff(calls.due, { limit: 1 }, { signal })).counts,
  });
  const countOf = { hand: counts?.by_hand, gateway: counts?.by_gateway, done: undefined };
  return REFUND_TABS.map((id) => ({ id, label: words(`refunds_tab_${id}`), count: countOf[id] }));
}

/** All filters except text and tab. */
export function useRefundFilters({ way, market, problem, from, to }: RefundsSearch): readonly FilterField[] {
  const words = useWords();
  const { data: choices } = useQuery(choicesQuery);
  return [
    {
      kind: 'choice',
      name: 'way',
      label: words('refund_column_way'),
      value: way,
      options: (choices?.payments ?? []).map(({ code: value, title: label }) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'market',
      label: words('refund_column_market'),
      value: market,
      options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    },
    { kind: 'choice', name: 'problem', label: words('refund_column_problem'), value: problem, options: [{ value: '1', label: words('refunds_with_problem') }] },
    { kind: 'day', name: 'from', label: words('filter_from'), value: from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: to },
  ];
}
