import type { CallInput } from '@vitrina/contract/call-types';
import type { GuestColumn, ListedGuest } from '@vitrina/contract/staff/guests';
import * as calls from '@vitrina/contract/staff/guests.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import type { GuestsSearch } from './guests-search.ts';

type Sort = NonNullable<CallInput<typeof calls.search>['sort']>;

interface Guests {
  source: () => ListSource<ListedGuest>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Guests selected by the address. */
export function readGuests({ text, market, orders, since, newsletter, ...search }: GuestsSearch): Guests {
  const filter = {
    ...(text && { text }),
    ...(market && { market }),
    ...(orders && { orders: Number(orders) }),
    ...(since && { since: startOf(since) }),
    ...(newsletter && { newsletter: newsletter === '1' }),
  };
  const sort = (search.sort as Sort | undefined) ?? '-last_order';
  return {
    sort,
    source: () => ({
      name: 'guests',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.search, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as GuestColumn[] }),
  };
}
