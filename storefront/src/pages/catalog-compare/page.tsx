import { useText } from '../../context/shop-context.tsx';
import { NothingComparable } from './nothing-comparable.tsx';
import { CompareStart } from './compare-start.tsx';
import { CompareFull } from './compare-full.tsx';
import { CompareNeeds } from './compare-needs.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import type { Props } from './load.ts';
import './page.css';

/** Comparison of up to four products: differences, the better values and the reasons. */
export function Page({ table, onlyDifferences, isSomeGone, isOwnEmpty, refused }: Props) {
  const text = useText();
  return (
    <div className="page compare">
      <h1 className="page-title">
        {text('compare_title')}
        {table && <small>{text('products_count', { count: table.products.length })}</small>}
      </h1>
      {isSomeGone && (
        <p className="compare-gone" role="note">
          {text('compare_gone')}
        </p>
      )}
      {refused && <CompareFull refused={refused} />}
      {!table && !refused && <CompareStart isOwnEmpty={isOwnEmpty} />}
      {table && table.parts.length > 1 && <NothingComparable products={table.products} parts={table.parts} />}
      {table && table.parts.length === 1 && (
        <>
          <CompareTools table={table} onlyDifferences={onlyDifferences} />
          <CompareNeeds needs={table.needs} products={table.products} />
          <CompareTable products={table.products} groups={table.groups} onlyDifferences={onlyDifferences} />
          {table.cost_note && <p className="small muted compare-basis">{table.cost_note}</p>}
        </>
      )}
    </div>
  );
}
