import type { CallInput } from '@vitrina/contract/call-types';
import type { CustomerColumn, ListedCustomer } from '@vitrina/contract/staff/customers';
import * as calls from '@vitrina/contract/staff/customers.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import type { CustomersSearch } from './customers-search.ts';

type Sort = NonNullable<CallInput<typeof calls.search>['sort']>;

interface Customers {
  source: () => ListSource<ListedCustomer>;
  sort: Sort;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Customers selected by the address. */
export function readCustomers({ text, market, orders, since, newsletter, guests, ...search }: CustomersSearch): Customers {
  const filter = {
    ...(text && { text }),
    ...(market && { market }),
    ...(orders && { orders: Number(orders) }),
    ...(since && { since: startOf(since) }),
    ...(newsletter && { newsletter: newsletter === '1' }),
    ...(guests && { guests: true }),
  };
  const sort = (search.sort as Sort | undefined) ?? '-created_at';
  return {
    sort,
    source: () => ({
      name: 'customers',
      query: { filter, sort },
      fetch: (part, signal) => callStaff(calls.search, { filter, sort, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) => callStaff(calls.csv, { filter, sort, columns: columns as CustomerColumn[] }),
  };
}
