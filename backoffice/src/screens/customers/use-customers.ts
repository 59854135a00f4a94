import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/customers.calls';
import { callStaff } from '../../api/call-staff.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { CustomersSearch } from './customers-search.ts';

export const PAGE_CUSTOMERS = 50;

/** Customers that the address asks for. */
export function useCustomers({ text, market, orders, since, newsletter, guests, sort, page = '1' }: CustomersSearch) {
  const filter = {
    ...(text && { text }),
    ...(market && { market }),
    ...(orders && { orders: Number(orders) }),
    ...(since && { since: startOf(since) }),
    ...(newsletter && { newsletter: newsletter === '1' }),
    ...(guests && { guests: true }),
  };
  const asked = {
    filter,
    sort: sort === '-orders' ? ('-orders' as const) : ('-created_at' as const),
    offset: (Number(page) - 1) * PAGE_CUSTOMERS,
    limit: PAGE_CUSTOMERS,
  };
  return useQuery({
    queryKey: ['customers', asked],
    queryFn: ({ signal }) => callStaff(calls.search, asked, { signal }),
    placeholderData: keepPreviousData,
  });
}
