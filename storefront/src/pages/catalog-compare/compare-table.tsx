import { Fragment } from 'react';
import type { CompareRow } from '@vitrina/contract/compare';
import { useText } from '../../context/shop-context.tsx';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { Check } from '../../ui/icons.tsx';
import { columnClass } from './column-class.ts';
import { CompareHead } from './compare-head.tsx';
import type { Props } from './load.ts';

interface CompareTableProps {
  products: TileProduct[];
  groups: NonNullable<Props['table']>['groups'];
  onlyDifferences: boolean;
}

/** Number of rows above which print uses portrait orientation and a smaller font. */
const ROWS_ACROSS = 24;
/** Number of rows above which print omits rows not about the devices themselves, equal rows and mostly unknown ones. */
const ROWS_ON_PAPER = 40;

/** The comparison table: a column for each product, rows of properties grouped as in the specification. */
export function CompareTable({ products, groups, onlyDifferences }: CompareTableProps) {
  const text = useText();
  const shown = groups.map((group) => ({ ...group, rows: onlyDifferences ? group.rows.filter((row) => row.differs) : group.rows }));
  const rows = shown.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <table className={`compare-table of-${products.length} ${rows > ROWS_ON_PAPER ? 'long deep' : rows > ROWS_ACROSS ? 'long' : 'short'}`}>
      <caption className="visually-hidden">{text('compare_caption', { titles: products.map((product) => product.title).join(', ') })}</caption>
      <CompareHead products={products} />
      {shown
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <tbody key={group.code} data-group={group.code}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={Math.min(products.length, 2) + 1}>
                {group.title}
              </th>
              {products.length > 2 && <td className="later" colSpan={products.length - 2} />}
            </tr>
            {group.rows.map((row) => (
              <Row key={row.code} row={row} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function Row({ row }: { row: CompareRow }) {
  return (
    <tr className={row.differs ? (isSparse(row) ? 'sparse' : undefined) : 'same'}>
      <th scope="row" {...(row.title_lang && { lang: row.title_lang })}>
        {row.title}
      </th>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
        <Value key={index} cell={cell} reason={row.reason} className={columnClass(index)} />
      ))}
    </tr>
  );
}

/** True for a row with values for fewer than half of the products. */
const isSparse = ({ cells }: CompareRow): boolean => cells.filter(({ value }) => value !== null).length * 2 < cells.length;

/** Allows a line break after the slash in `QWERTZ/Slovenian`. */
const breakable = (value: string) =>
  value.split(/(?<=\p{L}\/)(?=\p{L})/u).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of parts never changes
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** One value; the best of its row has the reason. */
function Value({ cell, reason, className }: { cell: CompareRow['cells'][number]; reason: CompareRow['reason']; className: string | undefined }) {
  const text = useText();
  const classes = [className, cell.is_best && 'best'].filter(Boolean).join(' ');
  return (
    <td {...(classes && { className: classes })}>
      {cell.value === null ? (
        <span className="muted">{text('compare_unknown')}</span>
      ) : (
        <span className="value" {...(cell.value_lang && { lang: cell.value_lang })}>
          {breakable(cell.value)}
        </span>
      )}
      {cell.is_best && reason && (
        <span className="why">
          <Check className="icon small-icon" aria-hidden="true" />
          {text(`compare_best_${reason}`)}
        </span>
      )}
    </td>
  );
}
