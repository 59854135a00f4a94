import type { CSSProperties } from 'react';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { keyOf, type Pending, type PendingItem, readDelta } from './pending.ts';
import type { StockFact } from './stock-facts.ts';
import { StockCellField } from './stock-cell-field.tsx';
import type { StockMode } from './stock-search.ts';
import type { StockRow } from './use-stock.ts';

interface StockGridRowProps {
  /** `undefined`: loading. */
  row: StockRow | undefined;
  facts: readonly StockFact[];
  columns: number;
  index: number;
  /** On phones the editable columns come first. */
  isNarrow: boolean;
  place: { start: number; size: number };
  /** Column of the current cell; `null`: it is in another row. */
  current: number | null;
  /** Initial text of the current cell's field; `null`: not being edited. */
  typed: string | null;
  isWatched: boolean;
  mode: StockMode;
  pending: Pending;
  problems: Readonly<Record<string, string>>;
  onCell: (column: number) => void;
  onType: () => void;
  onItem: (item: PendingItem) => void;
  onLeave: (to: { row: number; column: number }) => void;
  onWatch: (row: StockRow) => void;
}

export function StockGridRow({
  row,
  facts: shown,
  columns,
  index,
  isNarrow,
  place,
  current,
  typed,
  isWatched,
  mode,
  pending,
  problems,
  onCell,
  onType,
  onItem,
  onLeave,
  onWatch,
}: StockGridRowProps) {
  const words = useWords();
  const { number, signed, date } = useFormats();
  const style: CSSProperties = { transform: `translateY(${place.start}px)`, height: place.size };
  if (!row)
    return (
      <tr aria-rowindex={index + 2} className="grid-row" style={style}>
        <td className="grid-cell" colSpan={columns + 1 + shown.length}>
          <span className="grid-wait" />
        </td>
      </tr>
    );
  const formatFact = (fact: StockFact): string => {
    if (fact === 'expected') return row.restock_on === null ? '' : date(row.restock_on);
    return row[fact] === 0 && (fact === 'coming' || fact === 'in_carts') ? '' : number(row[fact]);
  };
  const facts = shown.map((fact) => (
    <td key={fact} className={`grid-cell num ${fact === 'qty' ? '' : 'stock-fact'}`}>
      {formatFact(fact)}
    </td>
  ));
  return (
    <tr aria-rowindex={index + 2} className={`grid-row ${isWatched ? 'watched' : ''}`} style={style}>
      <th scope="row" className="grid-cell stock-name">
        <button type="button" tabIndex={-1} onClick={() => onWatch(row)} title={words('stock_movements')}>
          <span className="stock-title">{row.title}</span>
          <span className="grid-dim">{row.code}</span>
        </button>
      </th>
      {!isNarrow && facts}
      {row.places.map(({ code, title, qty }, column) => {
        const key = keyOf(row.code, code);
        const delta = pending[key]?.delta ?? 0;
        const isCurrent = current === column;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a grid cell may be selected
          <td
            key={code}
            id={`cell-${index}-${column}`}
            aria-selected={isCurrent}
            className={`grid-cell num stock-cell ${delta === 0 ? '' : 'changed'} ${problems[key] ? 'refused' : ''}`}
            title={problems[key]}
            onClick={() => onCell(column)}
            onDoubleClick={onType}
          >
            {isCurrent && typed !== null ? (
              <StockCellField
                label={`${row.title}, ${title}`}
                start={typed}
                onDone={(text, to) => {
                  const read = readDelta(text, qty, mode);
                  if (read !== null) onItem({ product_code: row.code, warehouse: code, delta: read, expected: qty });
                  onLeave(to);
                }}
              />
            ) : (
              <>
                {number(qty)}
                {delta !== 0 && <b className="stock-delta"> {signed(delta)}</b>}
                {problems[key] && <span className="visually-hidden">{problems[key]}</span>}
              </>
            )}
          </td>
        );
      })}
      {isNarrow && facts}
    </tr>
  );
}
