import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderColumn, StaffOrder } from '@vitrina/contract/staff/orders';
import * as calls from '@vitrina/contract/staff/orders.calls';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { OrderPart, OrdersFilter } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import { type Pages, usePages } from '../../kits/list/use-pages.ts';
import { TABS } from './order-words.ts';
import type { OrdersSearch } from './orders-search.ts';

const FIRST_SORT = '-created_at';
const LOOK_EVERY_MS = 30_000;
const KEPT_MS = 120_000;
/** By list: its moment, so that orders placed since do not move it while it is scrolled. */
const views = new Map<string, string>();
/** The list that was looked at last; back within two minutes leads to it as it was. */
let latest = { round: 0, at: 0 };

interface Orders {
  pages: Pages<StaffOrder>;
  /** Orders that fit and came since the list was opened. */
  newer: number;
  showNewer: () => void;
  sort: string;
  /** The first so many of all that the list holds, also those that were never scrolled to; none that came since it was opened. */
  fetchAll: (most: number) => Promise<StaffOrder[]>;
  /** The list as a file; `numbers`: only these of it. */
  fetchCsv: (columns: readonly string[], numbers?: readonly string[]) => Promise<CsvFile>;
}
const MOST_OF_A_CALL = 500;

/** The orders that the address asks for. */
export function useOrders(search: OrdersSearch, parts: OrderPart[], { first, last }: { first: number; last: number }): Orders {
  const client = useQueryClient();
  const [round, setRound] = useState(() => (Date.now() - latest.at < KEPT_MS ? latest.round : Date.now()));
  useEffect(
    () => () => {
      latest = { round, at: Date.now() };
    },
    [round],
  );
  const seesDetails = useMay()('orders.details');
  const sort = !seesDetails && search.sort?.endsWith('total') ? FIRST_SORT : (search.sort ?? FIRST_SORT);
  const filter = filterOf(search, seesDetails);
  const queryKey = ['orders', 'list', filter, sort, parts];
  const id = JSON.stringify([filter, sort, round]);
  const pages = usePages<StaffOrder>({
    queryKey: [...queryKey, round],
    first,
    last,
    fetch: async (part, signal) => {
      const view = views.get(id);
      const reply = await callStaff(calls.search, { filter, sort, parts, ...part, ...(view && { view }) }, { signal });
      if (!view) views.set(id, reply.view);
      return reply;
    },
  });
  const { data: now } = useQuery({
    queryKey: [...queryKey, 'total'],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { filter, limit: 1 }, { signal })).total,
    enabled: pages.total !== null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: LOOK_EVERY_MS,
  });
  const fetchAll = async (most: number): Promise<StaffOrder[]> => {
    const found: StaffOrder[] = [];
    let view = views.get(id);
    for (let total = most; found.length < Math.min(most, total); ) {
      const limit = Math.min(MOST_OF_A_CALL, most - found.length);
      const reply = await callStaff(calls.search, { filter, sort, parts, offset: found.length, limit, ...(view && { view }) });
      found.push(...reply.items);
      ({ view } = reply);
      total = reply.items.length === 0 ? 0 : reply.total;
    }
    return found;
  };
  return {
    pages,
    sort,
    fetchAll,
    // What was chosen is chosen, whatever the list was narrowed to since.
    fetchCsv: (columns, numbers) => callStaff(calls.csv, { sort, columns: columns as OrderColumn[], ...(numbers ? { numbers: [...numbers] } : { filter }) }),
    newer: Math.max(0, (now ?? 0) - (pages.total ?? 0)),
    showNewer: () => {
      setRound(Date.now());
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
  };
}

/** What a role does not see is not asked for, whatever the address says. */
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
