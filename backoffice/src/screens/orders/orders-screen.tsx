import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { Grid, type GridHandle } from '../../kits/list/grid.tsx';
import { useWords } from '../../language/language.tsx';
import { wantTexts } from '../../language/texts-store.ts';
import { NarrowOrder, useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { TABS } from './order-words.ts';
import { useOrders } from './use-orders.ts';
import './orders.css';

const BulkBar = lazy(async () => {
  const [{ BulkBar }] = await Promise.all([import('./bulk/bulk-bar.tsx'), wantTexts('bulk', 'order', 'desk')]);
  return { default: BulkBar };
});
const route = getRouteApi('/orders');

/** The list of orders. All of its state stands in the address, so that it can be sent to a colleague. */
export function OrdersScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/orders' });
  const [range, setRange] = useState({ first: 0, last: 0 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffOrder>>(new Map());
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pages, newer, showNewer, sort } = useOrders(search, range);
  const columns = useOrderColumns();
  const may = useMay();
  const mayPlace = may('orders.edit');
  const mayChoose = may('orders.fulfil') || may('exports.run');
  const drop = (numbers: readonly string[]): void => setChosen((before) => new Map([...before].filter(([number]) => !numbers.includes(number))));
  const change = (next: Partial<OrdersSearch>): void => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  useKeys({
    '/': () => field.current?.focus(),
    r: showNewer,
    n: () => mayPlace && void navigate({ to: '/orders/new' }),
    ...Object.fromEntries(TABS.map(({ id }, i) => [String(i + 1), () => change({ tab: id })])),
  });
  return (
    <div className="screen full">
      <title>{words('nav_orders')}</title>
      <div className="screen-head">
        <h1>{words('nav_orders')}</h1>
        <OrderFilters search={search} onChange={change} field={field} onDone={() => grid.current?.focus()} />
        {mayPlace && (
          <Link to="/orders/new" className="button plain" aria-keyshortcuts="n">
            {words('orders_new')}
          </Link>
        )}
      </div>
      <div className="tabs-row">
        <OrderTabs chosen={search.tab ?? 'all'} onChoose={(tab) => change({ tab })} />
        <SavedViews screen="orders" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      </div>
      <div role="status" className="orders-newer">
        {newer > 0 && (
          <button type="button" className="link" onClick={showNewer}>
            {words('orders_newer', { count: newer })}
          </button>
        )}
      </div>
      {pages.error ? (
        <FailedList error={pages.error} onAgain={pages.refetch} />
      ) : (
        <Grid
          key={JSON.stringify(search)}
          handle={grid}
          label={words('nav_orders')}
          columns={columns}
          narrow={(order) => <NarrowOrder order={order} />}
          range={range}
          onRange={setRange}
          pages={pages}
          keyOf={({ number }) => number}
          onOpen={({ number }) => void navigate({ to: '/orders/$number', params: { number } })}
          empty={words('orders_none')}
          selection={
            mayChoose
              ? {
                  keys: new Set(chosen.keys()),
                  onTurn: (rows, isOn) =>
                    isOn
                      ? setChosen((before) => new Map([...before, ...rows.map((row) => [row.number, row] as const)]))
                      : drop(rows.map(({ number }) => number)),
                  label: ({ number }) => words('orders_choose', { number }),
                  allLabel: words('orders_choose_all'),
                }
              : undefined
          }
          sort={{ by: sort, onSort: (by) => change({ sort: by }) }}
        />
      )}
      {chosen.size > 0 && (
        <Suspense fallback={null}>
          <BulkBar orders={[...chosen.values()]} onDone={drop} onClear={() => setChosen(new Map())} />
        </Suspense>
      )}
    </div>
  );
}
