import { useRouter } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { useNarrow } from '../../ui/use-narrow.ts';
import { CHECK_TRACK, type Column, GridHead, type Selection, type Sort, tracksOf } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { storePlace, placeOf } from './stored-places.ts';
import { PAGE_ROWS, type Pages } from './use-pages.ts';
import { useChoosing } from './use-choosing.ts';
import { useCurrent } from './use-current.ts';
import { useWhenLoaded } from './use-when-loaded.ts';
import { useRowHover } from './use-row-hover.ts';
import { useRowSlots } from './use-row-slots.ts';

export interface GridHandle {
  focus: () => void;
  /** Toggles the preview of the current row. */
  peek: () => void;
  /** Moves the current row by this number. */
  move: (by: number) => void;
}

interface GridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Row on phones: two lines, without columns. */
  narrow: (row: Row) => ReactNode;
  /** Range of rows needed; updated on scrolling. */
  range: { first: number; last: number };
  onRange: (range: { first: number; last: number }) => void;
  pages: Pages<Row>;
  /** Low rows of one line; no effect on phones, whose rows have two lines. */
  isClose?: boolean;
  keyOf: (row: Row) => string;
  onOpen: (row: Row) => void;
  empty: ReactNode;
  sort?: Sort;
  selection?: Selection<Row> | undefined;
  /** Identity of the list; a different one starts at its first row. */
  list: string;
  /** Space toggles the preview, which then follows the current row; `onPeek(null)` closes it. */
  peek?: { isOpen: boolean; onPeek: (row: Row | null) => void };
  /** Called with the index of the current row. */
  onCurrent?: ((index: number) => void) | undefined;
  handle?: Ref<GridHandle>;
}

const ROW_PX = 44;
const CLOSE_ROW_PX = 32;
const NARROW_ROW_PX = 68;
const OVERSCAN = 8;
/** Rows beyond the visible ones for which the next page is already requested. */
const AHEAD = 20;

const pageOf = (row: number): number => Math.floor(row / PAGE_ROWS);

/** Virtualized list of any length. Arrows, J and K move, Enter opens; going back restores the row that was left. */
export function Grid<Row>({
  label,
  columns,
  narrow,
  range,
  onRange,
  pages,
  isClose = false,
  keyOf,
  onOpen,
  empty,
  sort,
  selection,
  list,
  peek,
  onCurrent,
  handle,
}: GridProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isNarrow = useNarrow();
  const { history } = useRouter();
  const entry = (): string => history.location.state.__TSR_key ?? history.location.href;
  const count = pages.total ?? 0;
  const { current, stand } = useCurrent({ first: () => placeOf(entry()).row, count, list, onCurrent });
  const hover = useRowHover();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => (isNarrow ? NARROW_ROW_PX : isClose ? CLOSE_ROW_PX : ROW_PX),
    overscan: OVERSCAN,
    initialOffset: () => placeOf(entry()).top,
    onChange: (virtual) => {
      const first = Math.max(0, (virtual.range?.startIndex ?? 0) - AHEAD);
      const last = Math.min(Math.max(0, count - 1), (virtual.range?.endIndex ?? 0) + AHEAD);
      // The surrounding screen is rendered again only if other pages are needed.
      if (pageOf(first) !== pageOf(range.first) || pageOf(last) !== pageOf(range.last)) {
        pages.prefetch({ first, last });
        onRange({ first, last });
      }
      if (!virtual.isScrolling) return;
      hover.end();
      storePlace(entry(), { ...placeOf(entry()), top: virtual.scrollOffset ?? 0 });
    },
  });
  const seen = new Map(rows.getVirtualItems().map((row) => [row.index, row]));
  const slots = useRowSlots([...seen.keys()], rows.isScrolling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are higher on a phone
  useEffect(() => rows.measure(), [rows, isNarrow, isClose]);
  const latestList = useRef(list);
  useEffect(() => {
    if (latestList.current === list) return;
    latestList.current = list;
    rows.scrollToOffset(0);
  }, [rows, list]);
  const whenLoaded = useWhenLoaded(pages.rowAt(current), pages.isLoading);
  const turnPeek = (): void => {
    if (peek?.isOpen) peek.onPeek(null);
    else if (peek) whenLoaded(peek.onPeek);
  };
  const isThere = count > 0;
  useEffect(() => {
    // After rows are removed, the screen has the focus: the list takes it back.
    if (isThere && document.activeElement?.matches('body, main, .screen')) table.current?.focus({ preventScroll: true });
  }, [isThere]);
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(count - 1, to));
    stand(next);
    rows.scrollToIndex(next);
    if (peek?.isOpen) peek.onPeek(pages.rowAt(next) ?? null);
  };
  useImperativeHandle(handle, () => ({
    focus: () => table.current?.focus({ preventScroll: true }),
    peek: () => {
      table.current?.focus({ preventScroll: true });
      turnPeek();
    },
    move: (by) => move(current + by),
  }));
  const choose = (index: number): void => {
    stand(index);
    storePlace(entry(), { top: rows.scrollOffset ?? 0, row: index });
    const row = pages.rowAt(index);
    if (index === current) whenLoaded(onOpen);
    else if (row !== undefined) onOpen(row);
  };
  const choosing = useChoosing(selection, pages, keyOf);
  const turn = (index: number, isRange: boolean): void => {
    choosing.turn(index, isRange);
    stand(index);
  };
  const latest = useRef({ choose, turn });
  useEffect(() => {
    latest.current = { choose, turn };
  });
  const onPress = useCallback((index: number): void => latest.current.choose(index), []);
  const onTurn = useCallback((index: number, isRange: boolean): void => latest.current.turn(index, isRange), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 15, PageUp: -15, Home: -count, End: count };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(current + step);
    } else if (selection && event.key.toLowerCase() === 'x') {
      event.preventDefault();
      turn(current, event.shiftKey);
    } else if (peek && event.key === ' ' && event.target === event.currentTarget) {
      event.preventDefault();
      turnPeek();
    } else if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault();
      choose(current);
    }
  };
  if (count === 0 && !pages.isLoading) return <div className="grid-empty">{empty}</div>;
  return (
    <div ref={box} className="grid-box">
      <table
        ref={table}
        className={`grid ${isNarrow ? 'narrow' : isClose ? 'close' : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are selected with the keyboard, so it is a grid
        role="grid"
        aria-multiselectable={selection !== undefined || undefined}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-busy={pages.isLoading}
        aria-activedescendant={count > 0 ? `row-${current}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={tracksOf(isNarrow ? ['minmax(0px, 1fr)'] : [...(selection ? [CHECK_TRACK] : []), ...columns.map(({ width }) => width)])}
      >
        <GridHead columns={columns} check={choosing.check} isHidden={isNarrow} {...(sort && { sort })} />
        <tbody className="grid-rows" style={{ height: rows.getTotalSize() }} onMouseMove={hover.onMouseMove} onMouseLeave={hover.onMouseLeave}>
          {/* Keyed by slot: a loaded row replaces its placeholder. */}
          {slots.map(({ slot, index }) => {
            const row = pages.rowAt(index);
            const { start = 0, size = 0 } = seen.get(index) ?? {};
            return (
              <GridRow
                key={slot}
                columns={columns}
                narrow={isNarrow ? narrow : null}
                row={row}
                index={index}
                start={start}
                size={size}
                isCurrent={index === current}
                isOn={selection && row !== undefined ? selection.keys.has(keyOf(row)) : undefined}
                checkLabel={selection && row !== undefined ? selection.label(row) : ''}
                onPress={onPress}
                onTurn={onTurn}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
