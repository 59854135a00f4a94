import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { keepNeighbours } from '../../kits/list/neighbours.ts';
import { Grid, type GridHandle } from '../../kits/list/grid.tsx';
import { useWords } from '../../language/language.tsx';
import { wantTexts } from '../../language/texts-store.ts';
import { useColumns } from '../../kits/list/use-columns.ts';
import { Button } from '../../ui/button.tsx';
import { NarrowOrder, PART_OF_COLUMN, STANDARD_COLUMNS, useOrderColumns } from './order-columns.tsx';
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
const ColumnsDialog = lazy(async () => ({ default: (await import('../../kits/list/columns-dialog.tsx')).ColumnsDialog }));
const OrderPeek = lazy(async () => ({ default: (await import('./order-peek.tsx')).OrderPeek }));
const route = getRouteApi('/orders');
const START = { first: 0, last: 0 };
/** One and the same function, so that rows are drawn again only when they change. */
const narrowRow = (order: StaffOrder) => <NarrowOrder order={order} />;

/** The list of orders. All of its state stands in the address, so that it can be sent to a colleague. */
export function OrdersScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/orders' });
  const [range, setRange] = useState(START);
  const [peeked, setPeeked] = useState<StaffOrder | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffOrder>>(new Map());
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const all = useOrderColumns();
  const { shown, own, keep } = useColumns('orders', { named: search.columns, standard: STANDARD_COLUMNS, known: all.map(({ id }) => id) });
  const list = shown.join();
  const columns = useMemo(() => list.split(',').flatMap((id) => all.find((one) => one.id === id) ?? []), [all, list]);
  const parts = [...new Set(shown.flatMap((id) => PART_OF_COLUMN[id] ?? []))].sort();
  const { pages, newer, showNewer, sort, fetchAll, fetchCsv } = useOrders(search, parts, range);
  const may = useMay();
  const mayPlace = may('orders.edit');
  const mayChoose = may('orders.fulfil') || may('exports.run');
  const drop = (numbers: readonly string[]): void => setChosen((before) => new Map([...before].filter(([number]) => !numbers.includes(number))));
  const change = (next: Partial<OrdersSearch>): void => {
    setRange(START);
    setPeeked(null);
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  };
  const endPeek = (): void => setPeeked(null);
  useKeys({
    '/': () => field.current?.focus(),
    r: showNewer,
    Escape: endPeek,
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
        <span className="orders-tools">
          {may('exports.run') && <CsvButton fetch={() => fetchCsv(shown)} name="orders.csv" />}
          <Button look="quiet" onPress={() => setPicking(true)}>
            {words('columns')}
          </Button>
          <Button look="quiet" aria-pressed={peeked !== null} aria-keyshortcuts="Space" onPress={() => grid.current?.peek()}>
            {words('orders_peek')}
          </Button>
        </span>
      </div>
      <div className="tabs-row">
        <OrderTabs chosen={search.tab ?? 'all'} onChoose={(tab) => change({ tab })} />
        <SavedViews
          screen="orders"
          search={{ ...search }}
          more={own ? { columns: list } : {}}
          onChoose={(view) => {
            setRange(START);
            void navigate({ search: view });
          }}
        />
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
        <div className="orders-parts">
          <Grid
            list={JSON.stringify({ ...search, columns: undefined })}
            handle={grid}
            label={words('nav_orders')}
            columns={columns}
            narrow={narrowRow}
            range={range}
            onRange={setRange}
            pages={pages}
            keyOf={({ number }) => number}
            onOpen={({ number }) => {
              const around = Array.from({ length: range.last - range.first + 201 }, (_, i) => pages.rowAt(range.first - 100 + i));
              keepNeighbours(around.flatMap((row) => row?.number ?? []));
              void navigate({ to: '/orders/$number', params: { number } });
            }}
            empty={words('orders_none')}
            peek={{ isOpen: peeked !== null, onPeek: setPeeked }}
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
          {peeked && (
            <Suspense fallback={null}>
              <OrderPeek order={peeked} onClose={endPeek} />
            </Suspense>
          )}
        </div>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <ColumnsDialog
            all={all}
            shown={shown}
            onKeep={(next) => {
              keep(next);
              // What a kept view names gives way to what was chosen just now.
              if (search.columns) change({ columns: next?.join() ?? '' });
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      {chosen.size > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            orders={[...chosen.values()]}
            total={pages.total ?? 0}
            fetchAll={fetchAll}
            fetchCsv={(numbers) => fetchCsv(shown, numbers)}
            onChoose={(rows) => setChosen(new Map(rows.map((row) => [row.number, row])))}
            onDone={drop}
            onClear={() => setChosen(new Map())}
          />
        </Suspense>
      )}
    </div>
  );
}
