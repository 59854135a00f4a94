import { useQuery } from '@tanstack/react-query';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { TradeInColumn } from '@vitrina/contract/staff/trade-ins';
import * as calls from '@vitrina/contract/staff/trade-ins.calls';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { TRADE_IN_TABS, type TradeInsSearch, type TradeInTab, WAYS } from './trade-ins-search.ts';

type Input = CallInput<typeof calls.search>;
type Filter = NonNullable<Input['filter']>;
type Sort = NonNullable<Input['sort']>;
export type TradeIn = CallReply<typeof calls.search>['items'][number];

const OPEN = ['offered', 'received', 'countered', 'refused'] as const;
const ENDED = ['paid', 'returned', 'expired', 'cancelled'] as const;

interface TradeIns {
  source: () => ListSource<TradeIn>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Trade-ins selected by the address. */
export function readTradeIns(search: TradeInsSearch): TradeIns {
  const filter = filterOf(search);
  const sort = (search.sort as Sort | undefined) ?? 'until';
  return {
    sort,
    source: () => ({
      name: 'trade-ins',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.search, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as TradeInColumn[] }),
  };
}

const stateOf = (tab: TradeInTab): Filter => (tab === 'all' ? {} : { state: tab === 'open' ? [...OPEN] : tab === 'ended' ? [...ENDED] : tab });

function filterOf({ tab = 'open', text, way, market, from, to }: TradeInsSearch): Filter {
  return {
    ...stateOf(tab),
    ...(text && { text }),
    ...(way && { way: way as NonNullable<Filter['way']> }),
    ...(market && { market }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** States as tabs, with the number of devices in each. */
export function useTradeInTabs(): readonly { id: TradeInTab; label: string; count: number | undefined }[] {
  const words = useWords();
  const { data: counts } = useQuery({
    queryKey: ['trade-ins', 'counts'],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { limit: 1 }, { signal })).counts,
  });
  const countOf = (id: TradeInTab): number | undefined => {
    if (!counts || id === 'ended' || id === 'all') return undefined;
    return id === 'open' ? OPEN.reduce((sum, state) => sum + counts[state], 0) : counts[id];
  };
  return TRADE_IN_TABS.map((id) => ({ id, label: words(`trade_ins_tab_${id}`), count: countOf(id) }));
}

/** All filters except text and tab. */
export function useTradeInFilters({ way, market, from, to }: TradeInsSearch): readonly FilterField[] {
  const words = useWords();
  return [
    {
      kind: 'choice',
      name: 'way',
      label: words('trade_in_column_way'),
      value: way,
      options: WAYS.map((value) => ({ value, label: words(`trade_in_way_${value}`) })),
    },
    {
      kind: 'choice',
      name: 'market',
      label: words('trade_in_column_market'),
      value: market,
      options: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    },
    { kind: 'day', name: 'from', label: words('filter_from'), value: from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: to },
  ];
}
