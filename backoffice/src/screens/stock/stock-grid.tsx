import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type Sort, tracksOf } from '../../kits/list/grid-head.tsx';
import type { Pages } from '../../kits/list/use-pages.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { useWords } from '../../language/language.tsx';
import type { Pending, PendingItem } from './pending.ts';
import type { StockFact } from './stock-facts.ts';
import { StockGridHead } from './stock-grid-head.tsx';
import { StockGridRow } from './stock-grid-row.tsx';
import { stepOf } from './stock-keys.ts';
import type { StockMode } from './stock-search.ts';
import type { StockRow } from './use-stock.ts';

export interface StockGridHandle {
  focus: () => void;
  /** Toggles the stock movements of the current product. */
  watch: () => void;
}

interface StockGridProps {
  /** Read-only columns, in display order. */
  facts: readonly StockFact[];
  pages: Pages<StockRow>;
  range: { first: number; last: number };
  onRange: (range: { first: number; last: number }) => void;
  mode: StockMode;
  pending: Pending;
  /** Error of each refused cell, by `keyOf`. */
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onItem: (item: PendingItem) => void;
  onWatch: (row: StockRow | null) => void;
  /** Product whose movements are shown. */
  watched: number | null;
  sort: Sort;
  handle: Ref<StockGridHandle>;
}

const ROW_PX = 48;
/** Height in pixels: on phones the name has its own lines above the numbers. */
const NARROW_ROW_PX = 92;
const OVERSCAN = 8;

/** Arrows move between cells; a digit, + or − starts input, Enter and Tab accept it, Escape discards it, Space shows stock movements. */
export function StockGrid({
  facts: shown,
  pages,
  range,
  onRange,
  mode,
  pending,
  problems,
  isReadOnly,
  onItem,
  onWatch,
  watched,
  sort,
  handle,
}: StockGridProps) {
  const words = useWords();
  const isNarrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [cell, setCell] = useState({ row: 0, column: 0 });
  /** Initial text of the current cell's field; `null`: not being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const count = pages.total ?? 0;
  const places = pages.rowAt(range.first)?.places ?? pages.rowAt(0)?.places ?? [];
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => (isNarrow ? NARROW_ROW_PX : ROW_PX),
    overscan: OVERSCAN,
    onChange: (virtual) => {
      const first = virtual.range?.startIndex ?? 0;
      const last = virtual.range?.endIndex ?? 0;
      if (first !== range.first || last !== range.last) onRange({ first, last });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are higher on a phone
  useEffect(() => rows.measure(), [rows, isNarrow]);
  const focus = (): void => table.current?.focus({ preventScroll: true });
  const turnWatch = (): void => onWatch(watched === null ? (pages.rowAt(cell.row) ?? null) : null);
  useImperativeHandle(handle, () => ({
    focus,
    watch: () => {
      focus();
      turnWatch();
    },
  }));
  const isThere = count > 0;
  useEffect(() => {
    if (isThere && document.activeElement === document.body) table.current?.focus({ preventScroll: true });
  }, [isThere]);
  const goTo = (row: number, column: number): void => {
    const next = { row: Math.max(0, Math.min(count - 1, row)), column: Math.max(0, Math.min(places.length - 1, column)) };
    setCell(next);
    rows.scrollToIndex(next.row);
    if (watched !== null) onWatch(pages.rowAt(next.row) ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, count);
    if (step) goTo(cell.row + step.row, cell.column + step.column);
    else if (event.key === ' ') turnWatch();
    else if (!isReadOnly && /^[\d+\-−=]$/.test(event.key)) setTyped(event.key);
    else if (!isReadOnly && (event.key === 'Enter' || event.key === 'F2' || event.key === 'e')) setTyped('');
    else return;
    event.preventDefault();
  };
  const leave = (to: { row: number; column: number }): void => {
    setTyped(null);
    focus();
    goTo(cell.row + to.row, cell.column + to.column);
  };
  const shelves = places.map(() => 'minmax(6rem, 1fr)');
  const facts = shown.map((fact) => (fact === 'qty' ? '4.5rem' : '6.5rem'));
  if (count === 0 && !pages.isLoading) return <div className="grid-empty">{words('stock_none')}</div>;
  return (
    <div ref={box} className="grid-box">
      <table
        ref={table}
        className="grid stock-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are navigated and edited with the keyboard
        role="grid"
        aria-label={words('nav_stock')}
        aria-rowcount={count + 1}
        aria-colcount={places.length + 1 + shown.length}
        aria-busy={pages.isLoading}
        aria-activedescendant={count > 0 ? `cell-${cell.row}-${cell.column}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={tracksOf([...(isNarrow ? [] : ['var(--stock-name)']), ...(isNarrow ? [...shelves, ...facts] : [...facts, ...shelves])])}
      >
        <StockGridHead places={places} facts={shown} sort={sort} isNarrow={isNarrow} />
        <tbody className="grid-rows" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, size }) => (
            <StockGridRow
              key={pages.rowAt(index)?.product_id ?? -index - 1}
              row={pages.rowAt(index)}
              facts={shown}
              columns={places.length}
              index={index}
              isNarrow={isNarrow}
              place={{ start, size }}
              current={index === cell.row ? cell.column : null}
              typed={index === cell.row ? typed : null}
              isWatched={pages.rowAt(index)?.product_id === watched}
              mode={mode}
              pending={pending}
              problems={problems}
              onCell={(column) => {
                setTyped(null);
                focus();
                goTo(index, column);
              }}
              onType={() => !isReadOnly && setTyped('')}
              onItem={onItem}
              onLeave={leave}
              onWatch={onWatch}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
