import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Pages } from './use-pages.ts';
import './grid.css';

export interface Column<Row> {
  id: string;
  title: string;
  /** CSS track: `7rem`, `minmax(8rem, 1fr)`. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isNumeric?: boolean;
  /** Left out on phones, where a row is two lines. */
  isWideOnly?: boolean;
}

interface GridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Which rows are asked for; told as the list is scrolled. */
  range: { first: number; last: number };
  onRange: (range: { first: number; last: number }) => void;
  pages: Pages<Row>;
  keyOf: (row: Row) => string;
  onOpen: (row: Row) => void;
  empty: ReactNode;
}

const ROW_PX = 44;
const OVERSCAN = 8;

/** A list of any length: rows that are not seen are not drawn. Arrows, J and K move, Enter opens. */
export function Grid<Row>({ label, columns, range, onRange, pages, keyOf, onOpen, empty }: GridProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = pages.total ?? 0;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    onChange: (virtual) => {
      const first = virtual.range?.startIndex ?? 0;
      const last = virtual.range?.endIndex ?? 0;
      if (first !== range.first || last !== range.last) onRange({ first, last });
    },
  });
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(count - 1, to));
    setCurrent(next);
    rows.scrollToIndex(next);
  };
  const choose = (index: number): void => {
    setCurrent(index);
    const row = pages.rowAt(index);
    if (row !== undefined) onOpen(row);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 15, PageUp: -15, Home: -count, End: count };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(current + step);
    } else if (event.key === 'Enter') choose(current);
  };
  const tracks = columns.map(({ width }) => width).join(' ');
  if (count === 0 && !pages.isLoading) return <div className="grid-empty">{empty}</div>;
  return (
    <div ref={box} className="grid-box">
      <table
        className="grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen by keys, so it is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-busy={pages.isLoading}
        aria-activedescendant={count > 0 ? `row-${current}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ '--tracks': tracks } as CSSProperties}
      >
        <thead>
          <tr className="grid-head" aria-rowindex={1}>
            {columns.map(({ id, title, isNumeric, isWideOnly }) => (
              <th key={id} scope="col" className={cellClass(isNumeric, isWideOnly)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid-rows" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const row = pages.rowAt(index);
            return (
              <GridRow
                key={row === undefined ? index : keyOf(row)}
                columns={columns}
                row={row}
                index={index}
                start={start}
                isCurrent={index === current}
                onPress={() => choose(index)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface GridRowProps<Row> {
  columns: readonly Column<Row>[];
  /** `undefined`: it is being loaded. */
  row: Row | undefined;
  index: number;
  /** Pixels below the first row. */
  start: number;
  isCurrent: boolean;
  onPress: () => void;
}

function GridRow<Row>({ columns, row, index, start, isCurrent, onPress }: GridRowProps<Row>) {
  return (
    <tr
      id={`row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={isCurrent}
      className="grid-row"
      style={{ transform: `translateY(${start}px)` }}
      onClick={onPress}
    >
      {columns.map(({ id, cell, isNumeric, isWideOnly }) => (
        <td key={id} className={cellClass(isNumeric, isWideOnly)}>
          {row === undefined ? <span className="grid-wait" /> : cell(row)}
        </td>
      ))}
    </tr>
  );
}

const cellClass = (isNumeric = false, isWideOnly = false): string => `grid-cell${isNumeric ? ' num' : ''}${isWideOnly ? ' wide-only' : ''}`;
