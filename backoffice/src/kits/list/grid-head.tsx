import type { CSSProperties, ReactNode } from 'react';
import './grid.css';

export interface Column<Row> {
  id: string;
  title: string;
  /** CSS track: `7rem`, `minmax(8rem, 1fr)`. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the end of the column. */
  isNumeric?: boolean;
  /** Sort field of the call; absent: not sortable. */
  sortsBy?: string;
}

export interface Sort {
  /** Sort field, with `-` if descending: `-created_at`. */
  by: string;
  onSort: (by: string) => void;
}

/** Keys of the rows selected for a bulk action. */
export interface Selection<Row> {
  keys: ReadonlySet<string>;
  onTurn: (rows: readonly Row[], isOn: boolean) => void;
  label: (row: Row) => string;
  /** Label of the checkbox that selects all loaded rows. */
  allLabel: string;
}
export const CHECK_TRACK = '1.5rem';

interface GridHeadProps<Row> {
  columns: readonly Column<Row>[];
  check?: { isOn: boolean; isSome: boolean; label: string; onTurn: () => void } | undefined;
  /** True on phones, where rows have no columns. */
  isHidden: boolean;
  sort?: Sort;
}

/** Column titles; a press sorts by the column, another press reverses the order. */
export function GridHead<Row>({ columns, check, isHidden, sort }: GridHeadProps<Row>) {
  if (isHidden)
    return (
      <thead className="visually-hidden">
        <tr aria-rowindex={1}>
          <th scope="col">{columns.map(({ title }) => title).join(', ')}</th>
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr className="grid-head" aria-rowindex={1}>
        {check && (
          <th scope="col" className="grid-cell">
            <RowCheck {...check} />
          </th>
        )}
        {columns.map(({ id, title, isNumeric, sortsBy }) => (
          <th key={id} scope="col" className={cellClass(isNumeric)} aria-sort={sortOf(sort?.by, sortsBy)}>
            {sort && sortsBy ? (
              <button type="button" className="grid-sort" tabIndex={-1} onClick={() => sort.onSort(nextSort(sort.by, sortsBy))}>
                {title}
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowCheckProps {
  isOn: boolean;
  isSome?: boolean;
  label: string;
  /** `isRange`: Shift was held, which selects all rows since the previous one. */
  onTurn: (isRange: boolean) => void;
}

/** Not in the tab order: in the list X and Shift+X do this. */
export function RowCheck({ isOn, isSome = false, label, onTurn }: RowCheckProps) {
  const show = (box: HTMLInputElement | null): void => {
    if (box) box.indeterminate = isSome && !isOn;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the checkbox must not open the row
    <label className="grid-check" onClick={(event) => event.stopPropagation()}>
      <input
        ref={show}
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={isOn}
        onChange={({ nativeEvent }) => onTurn((nativeEvent as unknown as MouseEvent).shiftKey === true)}
      />
    </label>
  );
}

/** CSS variables with the tracks of rows and head, and their minimum width. */
export function tracksOf(widths: readonly string[]): CSSProperties {
  const least = widths.map((width) => /^minmax\(([^,]+),/.exec(width)?.[1] ?? width);
  return { '--tracks': widths.join(' '), '--least': `calc(${[...least, ...widths.map(() => 'var(--s-4)')].join(' + ')})` } as CSSProperties;
}

export const cellClass = (isNumeric = false): string => `grid-cell${isNumeric ? ' num' : ''}`;

const nextSort = (now: string, by: string): string => (now === `-${by}` ? by : `-${by}`);

function sortOf(now: string | undefined, by: string | undefined): 'ascending' | 'descending' | undefined {
  if (by === undefined) return undefined;
  if (now === by) return 'ascending';
  return now === `-${by}` ? 'descending' : undefined;
}
