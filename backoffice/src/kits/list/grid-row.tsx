import { type CSSProperties, memo, type MouseEvent, type ReactNode } from 'react';
import { cellClass, type Column, RowCheck } from './grid-head.tsx';

interface GridRowProps<Row> {
  columns: readonly Column<Row>[];
  /** Renders the row on phones; `null`: with columns. */
  narrow: ((row: Row) => ReactNode) | null;
  /** `undefined`: loading. */
  row: Row | undefined;
  index: number;
  /** Offset from the first row, and height, pixels. */
  start: number;
  size: number;
  isCurrent: boolean;
  /** `undefined`: the list has no selection. */
  isOn: boolean | undefined;
  checkLabel: string;
  /** Both callbacks must be stable, so that a row is rendered again only if it changes. */
  onPress: (index: number) => void;
  onTurn: (index: number, isRange: boolean) => void;
}

function PlainRow<Row>({ columns, narrow, row, index, start, size, isCurrent, isOn, checkLabel, onPress, onTurn }: GridRowProps<Row>) {
  const press = (event: MouseEvent): void => {
    // Links, and clicks with a modifier key, are left to the browser.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress(index);
  };
  const style: CSSProperties = { transform: `translateY(${start}px)`, height: size };
  return (
    <tr
      id={`row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={isOn ?? isCurrent}
      data-current={isCurrent || undefined}
      className="grid-row"
      style={style}
      onClick={press}
    >
      {narrow ? (
        <td className="grid-cell">{row === undefined ? <span className="grid-wait" /> : narrow(row)}</td>
      ) : (
        <>
          {isOn !== undefined && (
            <td className="grid-cell">
              <RowCheck isOn={isOn} label={checkLabel} onTurn={(isRange) => onTurn(index, isRange)} />
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

export const GridRow = memo(PlainRow) as typeof PlainRow;
