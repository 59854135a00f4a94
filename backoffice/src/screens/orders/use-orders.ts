import type { CallInput } from '@vitrina/contract/call-types';
import type { OrderColumn, StaffOrder } from '@vitrina/contract/staff/orders';
import * as calls from '@vitrina/contract/staff/orders.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { OrdersFilter } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import { PART_OF_COLUMN } from './order-columns.tsx';
import { TABS } from './order-words.ts';
import type { OrdersSearch } from './orders-search.ts';

type Sort = NonNullable<CallInput<typeof calls.search>['sort']>;
const FIRST_SORT: Sort = '-created_at';

interface Orders {
  source: (shown: readonly string[]) => ListSource<StaffOrder>;
  sort: Sort;
  /** Exports the list as CSV; `numbers`: only these orders. */
  fetchCsv: (columns: readonly string[], numbers?: readonly string[]) => Promise<CsvFile>;
}

/** Orders selected by the address. */
export function useOrders(search: OrdersSearch): Orders {
  const seesDetails = useMay()('orders.details');
  const sort = !seesDetails && search.sort?.endsWith('total') ? FIRST_SORT : ((search.sort as Sort | undefined) ?? FIRST_SORT);
  const filter = filterOf(search, seesDetails);
  return {
    sort,
    source: (shown) => {
      const parts = [...new Set(shown.flatMap((id) => PART_OF_COLUMN[id] ?? []))].sort();
      return {
        name: 'orders',
        query: { filter, sort, parts },
        fetch: (part, signal) => callStaff(calls.search, { filter, sort, parts, ...part }, { ...(signal && { signal }) }),
      };
    },
    // A selection is exported regardless of the present filters.
    fetchCsv: (columns, numbers) => callStaff(calls.csv, { sort, columns: columns as OrderColumn[], ...(numbers ? { numbers: [...numbers] } : { filter }) }),
  };
}

/** Builds the filter; parameters on data that the role may not see are dropped. */
function filterOf({ tab, text, payment, way, market, warehouse, carrier, product, coupon, mark, from, to }: OrdersSearch, seesDetails: boolean): OrdersFilter {
  const { state, payment: due } = TABS.find(({ id }) => id === tab) ?? {};
  return {
    ...(text && { text }),
    ...(state && { state }),
    ...(seesDetails && (due || payment) && { payment: due ?? (payment as OrdersFilter['payment']) }),
    ...(seesDetails && way && { payment_code: way }),
    ...(seesDetails && coupon && { coupon }),
    ...(market && { market }),
    ...(warehouse && { warehouse }),
    ...(carrier && { carrier }),
    ...(product && { product }),
    ...(mark && { mark: mark as OrdersFilter['mark'] }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}
