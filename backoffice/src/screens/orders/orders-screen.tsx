import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { Grid, type GridHandle } from '../../kits/list/grid.tsx';
import { useWords } from '../../language/language.tsx';
import { NarrowOrder, useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { TABS } from './order-words.ts';
import { useOrders } from './use-orders.ts';
import './orders.css';

const route = getRouteApi('/orders');

/** The list of orders. All of its state stands in the address, so that it can be sent to a colleague. */
export function OrdersScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/orders' });
  const [range, setRange] = useState({ first: 0, last: 0 });
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pages, newer, showNewer, sort } = useOrders(search, range);
  const columns = useOrderColumns();
  const mayPlace = useMay()('orders.edit');
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
      <SavedViews screen="orders" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      <OrderTabs chosen={search.tab ?? 'all'} onChoose={(tab) => change({ tab })} />
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
          sort={{ by: sort, onSort: (by) => change({ sort: by }) }}
        />
      )}
    </div>
  );
}
