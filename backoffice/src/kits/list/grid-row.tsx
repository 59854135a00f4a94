import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { cellClass, type Column, RowCheck } from './grid-head.tsx';

interface GridRowProps<Row> {
  columns: readonly Column<Row>[];
  /** `null`: columns. */
  narrow: ((row: Row) => ReactNode) | null;
  /** `undefined`: it is being loaded. */
  row: Row | undefined;
  index: number;
  /** Pixels below the first row, and its height. */
  place: { start: number; size: number };
  isCurrent: boolean;
  /** `undefined`: rows are not chosen here. */
  check?: { isOn: boolean; label: string; onTurn: (isRange: boolean) => void } | undefined;
  onPress: () => void;
}

export function GridRow<Row>({ columns, narrow, row, index, place, isCurrent, check, onPress }: GridRowProps<Row>) {
  const press = (event: MouseEvent): void => {
    // Links, and what is opened beside, stay the browser's.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  const style: CSSProperties = { transform: `translateY(${place.start}px)`, height: place.size };
  return (
    <tr
      id={`row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={check ? check.isOn : isCurrent}
      data-current={isCurrent || undefined}
      className="grid-row"
      style={style}
      onClick={press}
    >
      {narrow ? (
        <td className="grid-cell">{row === undefined ? <span className="grid-wait" /> : narrow(row)}</td>
      ) : (
        <>
          {check && (
            <td className="grid-cell">
              <RowCheck {...check} />
            </td>
          )}
          {columns.map(({ id, cell, isNumeric }) => (
            <td key={id} className={cellClass(isNumeric)}>
              {row === undefined ? <span className="grid-wait" /> : cell(row)}
            </td>
          ))}
        </>
      )}
    </tr>
  );
}
