import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import type { Selection } from '../../kits/list/grid-head.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { loadAreas } from '../../language/texts-store.ts';
import { NarrowOrder, STANDARD_COLUMNS, useOrderColumns } from './order-columns.tsx';
import { useOrderFilters } from './use-order-filters.ts';
import { useOrderTabs } from './use-order-tabs.ts';
import { useOrders } from './use-orders.ts';
import './orders.css';

const BulkBar = lazy(async () => {
  const [{ BulkBar }] = await Promise.all([import('./bulk/bulk-bar.tsx'), loadAreas('bulk', 'order', 'desk')]);
  return { default: BulkBar };
});
const OrderPeek = lazy(async () => ({ default: (await import('./order-peek.tsx')).OrderPeek }));
const route = getRouteApi('/orders');
const narrowRow = (order: StaffOrder) => <NarrowOrder order={order} />;
const keyOf = ({ number }: StaffOrder): string => number;
const peekOrder = (order: StaffOrder, onClose: () => void) => <OrderPeek order={order} onClose={onClose} />;

export function OrdersScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/orders' });
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffOrder>>(new Map());
  const may = useMay();
  const mayPlace = may('orders.edit');
  const mayExport = may('exports.run');
  const { source, sort, fetchCsv } = useOrders(search);
  const drop = (numbers: readonly string[]): void => setChosen((before) => new Map([...before].filter(([number]) => !numbers.includes(number))));
  const add = (rows: readonly StaffOrder[]): void => setChosen((before) => new Map([...before, ...rows.map((row) => [row.number, row] as const)]));
  const selection: Selection<StaffOrder> = {
    keys: new Set(chosen.keys()),
    onTurn: (rows, isOn) => (isOn ? add(rows) : drop(rows.map(keyOf))),
    label: ({ number }) => words('orders_choose', { number }),
    allLabel: words('orders_choose_all'),
  };
  return (
    <ListScreen
      name="orders"
      title={words('nav_orders')}
      searchField={{ label: words('orders_search'), hint: words('orders_search_hint') }}
      search={{ ...search }}
      onChange={(next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })}
      onView={(view) => void navigate({ search: view })}
      filters={useOrderFilters(search)}
      tabs={{ label: words('orders_by_state'), all: useOrderTabs(), chosen: search.tab ?? 'all' }}
      columns={useOrderColumns()}
      usual={STANDARD_COLUMNS}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={keyOf}
      onOpen={({ number }) => void navigate({ to: '/orders/$number', params: { number } })}
      none={words('orders_none')}
      csv={mayExport ? fetchCsv : undefined}
      peek={peekOrder}
      selection={may('orders.fulfil') || mayExport ? selection : undefined}
      keys={() => ({ n: () => mayPlace && void navigate({ to: '/orders/new' }) })}
      actions={
        mayPlace && (
          <Link to="/orders/new" className="button plain" aria-keyshortcuts="n">
            {words('orders_new')}
          </Link>
        )
      }
      below={({ total, shown, fetchAll }) =>
        chosen.size > 0 && (
          <Suspense fallback={null}>
            <BulkBar
              orders={[...chosen.values()]}
              total={total}
              fetchAll={fetchAll}
              fetchCsv={(numbers) => fetchCsv(shown, numbers)}
              onChoose={(rows) => setChosen(new Map(rows.map((row) => [row.number, row])))}
              onDone={drop}
              onClear={() => setChosen(new Map())}
            />
          </Suspense>
        )
      }
    />
  );
}
