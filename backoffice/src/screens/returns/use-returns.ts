import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import type { ReturnColumn, ReturnSummary } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { RETURN_TABS, type ReturnsSearch, type ReturnTab } from './returns-search.ts';

type Input = CallInput<typeof calls.search>;
type Filter = NonNullable<Input['filter']>;
type Sort = NonNullable<Input['sort']>;
const FIRST_SORT: Sort = 'due';
const OPEN = ['unconfirmed', 'announced', 'received', 'inspected'] as const;

interface Returns {
  source: () => ListSource<ReturnSummary>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Returns selected by the address. */
export function readReturns(search: ReturnsSearch): Returns {
  const filter = filterOf(search);
  const sort = (search.sort as Sort | undefined) ?? FIRST_SORT;
  return {
    sort,
    source: () => ({
      name: 'returns',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.search, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as ReturnColumn[] }),
  };
}

/** Steps as tabs, with the number of returns in each. */
export function useReturnTabs(): readonly { id: ReturnTab; label: string; count: number | undefined }[] {
  const words = useWords();
  const { data: counts } = useQuery({
    queryKey: ['returns', 'counts'],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { limit: 1 }, { signal })).counts,
  });
  const countOf = (id: ReturnTab): number | undefined => {
    if (!counts || id === 'ended' || id === 'all') return undefined;
    return id === 'open' ? OPEN.reduce((sum, state) => sum + counts[state], 0) : counts[id];
  };
  return RETURN_TABS.map((id) => ({ id, label: words(`returns_tab_${id}`), count: countOf(id) }));
}

function stateOf(tab: ReturnTab): Filter {
  if (tab === 'all') return {};
  if (tab === 'over') return { alarm: 'over' };
  if (tab === 'open') return { state: [...OPEN] };
  return tab === 'ended' ? { state: ['settled', 'refused'] } : { state: tab };
}

function filterOf({ tab = 'open', text, kind, condition, market, warehouse, from, to }: ReturnsSearch): Filter {
  return {
    ...stateOf(tab),
    ...(text && { text }),
    ...(kind && { kind: kind as NonNullable<Filter['kind']> }),
    ...(condition && { condition: condition as NonNullable<Filter['condition']> }),
    ...(market && { market }),
    ...(warehouse && { warehouse }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}
