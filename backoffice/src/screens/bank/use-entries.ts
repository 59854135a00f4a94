import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import type { BankEntryOfOffice, EntryColumn } from '@vitrina/contract/staff/bank';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import type { FilterField } from '../../kits/list/filter-field.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { BANK_TABS, type BankSearch, type BankTab } from './bank-search.ts';

type Input = CallInput<typeof calls.entries>;
type Filter = NonNullable<Input['filter']>;
type Sort = NonNullable<Input['sort']>;
const CURRENCIES = ['EUR', 'RSD', 'BAM'] as const;

interface Entries {
  source: () => ListSource<BankEntryOfOffice>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Entries selected by the address, newest first. */
export function readEntries({ tab = 'certain', text, currency, from, to, ...search }: BankSearch): Entries {
  const filter: Filter = { ...stateOf(tab), ...(text && { text }), ...(currency && { currency }), ...(from && { from }), ...(to && { to }) };
  const sort = (search.sort as Sort | undefined) ?? '-day';
  return {
    sort,
    source: () => ({
      name: 'bank',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.entries, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as EntryColumn[] }),
  };
}

function stateOf(tab: BankTab): Filter {
  if (tab === 'surplus') return { surplus: true };
  return tab === 'booked' || tab === 'set_aside' ? { state: tab } : { state: 'open', class: tab };
}

/** Match classes as tabs, with the number of open entries in each. */
export function useBankTabs(): readonly { id: BankTab; label: string; count: number | undefined }[] {
  const words = useWords();
  const { data: counts } = useQuery({
    queryKey: ['bank', 'counts'],
    queryFn: async ({ signal }) => (await callStaff(calls.entries, { limit: 1 }, { signal })).counts,
  });
  const countOf = (id: BankTab): number | undefined => (counts && id in counts ? counts[id as 'certain'] : undefined);
  return BANK_TABS.map((id) => ({ id, label: words(`bank_tab_${id}`), count: countOf(id) }));
}

/** All filters except text and class. */
export function useBankFilters({ currency, from, to }: BankSearch): readonly FilterField[] {
  const words = useWords();
  return [
    { kind: 'choice', name: 'currency', label: words('bank_filter_currency'), value: currency, options: CURRENCIES.map((value) => ({ value, label: value })) },
    { kind: 'day', name: 'from', label: words('filter_from'), value: from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: to },
  ];
}
