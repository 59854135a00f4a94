import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useKeys } from '../../app/use-keys.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import type { CsvFile } from './csv-button.tsx';
import { FailedList } from './failed-list.tsx';
import type { FilterField } from './filter-field.ts';
import { Grid, type GridHandle } from './grid.tsx';
import type { Column, Selection, Sort } from './grid-head.tsx';
import { ListHead, NewerRows } from './list-head.tsx';
import { ListSums } from './list-sums.tsx';
import { ListTools } from './list-tools.tsx';
import { storeNeighbours } from './neighbours.ts';
import { SavedViews } from './saved-views.tsx';
import { Tabs } from './tabs.tsx';
import { useColumns } from './use-columns.ts';
import { type Density, useDensity } from './use-density.ts';
import { type ListSource, useListed } from './use-listed.ts';
import './list-screen.css';

const START = { first: 0, last: 0 };
/** Rows before and after the requested range that an opened row's screen can step to. */
const AROUND = 100;

interface ListScreenProps<Row> {
  /** Name under which views and columns of the list are stored. */
  name: string;
  title: string;
  searchField: { label: string; hint: string };
  /** Parameters of the address. */
  search: Readonly<Record<string, string | undefined>>;
  /** Changes parameters of the address; `''` removes one. */
  onChange: (next: Record<string, string>) => void;
  /** Replaces all parameters of the address. */
  onView: (search: Record<string, string>) => void;
  filters: readonly FilterField[];
  tabs?: { label: string; all: readonly { id: string; label: string; count?: number | undefined }[]; chosen: string };
  columns: readonly Column<Row>[];
  /** Ids of the default columns. */
  usual: readonly string[];
  /** Row on phones: two lines. Must be stable, so that rows are rendered again only when they change. */
  narrow: (row: Row) => ReactNode;
  source: (shown: readonly string[]) => ListSource<Row>;
  sort?: string;
  keyOf: (row: Row) => string;
  /** Absent: the row opens next to the list, rendered by `peek`. */
  onOpen?: (row: Row) => void;
  /** Text shown if no row matches. */
  none: string;
  /** Exports the list; absent without permission. */
  csv?: ((shown: readonly string[]) => Promise<CsvFile>) | undefined;
  peek?: (row: Row, onClose: () => void) => ReactNode;
  selection?: Selection<Row> | undefined;
  /** Content between the title and the tools. */
  actions?: ReactNode;
  /** Content below the tabs. `total`: `null` while unknown. */
  hint?: (list: { total: number | null; fetchAll: (most: number) => Promise<Row[]> }) => ReactNode;
  /** Content below the list, such as bulk actions. */
  below?: (list: { total: number; shown: readonly string[]; fetchAll: (most: number) => Promise<Row[]> }) => ReactNode;
  /** Rows are read one after the other: the current one is shown next to the list, J and K move on and back. */
  isRead?: boolean;
  /** Further shortcuts of this list; `current`: the row with the keyboard focus. */
  keys?: (current: Row | undefined) => Readonly<Record<string, () => void>>;
}

/** A list of any length with search, filters, tabs, saved views and columns. Its state is in the address, so that it can be sent to a colleague. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { name, title, search, tabs, columns: all, usual, keyOf, onOpen, peek, selection, sort, csv, below, isRead = false } = props;
  const isNarrow = useNarrow();
  const [at, setAt] = useState(0);
  const [range, setRange] = useState(START);
  const [peeked, setPeeked] = useState<Row | null>(null);
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const { shown, own, saveColumns } = useColumns(name, { requested: search.columns, standard: usual, available: all.map(({ id }) => id) });
  const { density, saveDensity } = useDensity(search.density);
  const list = shown.join();
  const columns = useMemo(() => list.split(',').flatMap((id) => all.find((one) => one.id === id) ?? []), [all, list]);
  const { pages, newer, showNewer, fetchAll } = useListed(props.source(shown), range);
  const change = (next: Record<string, string>): void => {
    setRange(START);
    setPeeked(null);
    props.onChange(next);
  };
  const endPeek = (): void => setPeeked(null);
  useKeys({
    '/': () => field.current?.focus(),
    r: showNewer,
    Escape: endPeek,
    ...Object.fromEntries((tabs?.all ?? []).map(({ id }, i) => [String(i + 1), () => change({ tab: id })])),
    ...(isRead && { j: () => grid.current?.move(1), k: () => grid.current?.move(-1) }),
    ...props.keys?.(pages.rowAt(at)),
  });
  const open = (row: Row): void => {
    const around = Array.from({ length: range.last - range.first + 2 * AROUND + 1 }, (_, i) => pages.rowAt(range.first - AROUND + i));
    storeNeighbours(around.flatMap((one) => (one === undefined ? [] : keyOf(one))));
    if (onOpen) onOpen(row);
    else setPeeked(row);
  };
  // The list may have been refetched since, so its present row is preferred.
  const nowOf = (row: Row): Row => {
    for (let i = range.first; i <= range.last; i++) {
      const one = pages.rowAt(i);
      if (one !== undefined && keyOf(one) === keyOf(row)) return one;
    }
    return row;
  };
  // The shown row is the one at the current index: if it leaves the list, the next one takes its place.
  const isReading = isRead && (!isNarrow || peeked !== null);
  const beside = isReading ? pages.rowAt(at) : peeked === null ? undefined : nowOf(peeked);
  const chooseDensity = (next: Density): void => {
    saveDensity(next);
    // As with columns: an explicit choice replaces the saved view's.
    if (search.density) change({ density: next });
  };
  const tools = {
    all,
    shown,
    csv,
    name,
    density,
    onDensity: chooseDensity,
    onPeek: isRead ? undefined : peek && (() => grid.current?.peek()),
    isPeeking: peeked !== null,
  };
  return (
    <div className="screen full">
      <title>{title}</title>
      <ListHead {...props} field={field} onChange={change} onDone={() => grid.current?.focus()}>
        <ListTools
          {...tools}
          onColumns={(next) => {
            saveColumns(next);
            // A choice made now replaces the columns of the saved view.
            if (search.columns) change({ columns: next?.join() ?? '' });
          }}
        />
      </ListHead>
      <div className="tabs-row">
        {tabs && <Tabs label={tabs.label} tabs={tabs.all} chosen={tabs.chosen} onChoose={(tab) => change({ tab })} />}
        <SavedViews
          screen={name}
          search={search}
          more={{ ...(own && { columns: list }), ...(density === 'close' && { density }) }}
          onChoose={(view) => {
            setRange(START);
            setPeeked(null);
            props.onView(view);
          }}
        />
      </div>
      {props.hint?.({ total: pages.total, fetchAll })}
      {pages.sums && <ListSums sums={pages.sums} />}
      <NewerRows count={newer} onShow={showNewer} />
      {pages.error ? (
        <FailedList error={pages.error} onAgain={pages.refetch} />
      ) : (
        <div className={`list-parts ${isRead ? 'is-read' : ''}`}>
          <Grid
            list={JSON.stringify({ ...search, columns: undefined, density: undefined })}
            handle={grid}
            label={title}
            columns={columns}
            narrow={props.narrow}
            range={range}
            onRange={setRange}
            pages={pages}
            isClose={density === 'close'}
            keyOf={keyOf}
            onOpen={open}
            empty={props.none}
            selection={selection}
            {...(peek && !isRead && { peek: { isOpen: peeked !== null, onPeek: setPeeked } })}
            onCurrent={isRead ? setAt : undefined}
            {...(sort && { sort: { by: sort, onSort: (by) => change({ sort: by }) } satisfies Sort })}
          />
          {beside !== undefined && <Suspense fallback={null}>{peek?.(beside, endPeek)}</Suspense>}
        </div>
      )}
      {below?.({ total: pages.total ?? 0, shown, fetchAll })}
    </div>
  );
}
