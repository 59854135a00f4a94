import { GridHead, type Sort } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { factLabel, type StockFact } from './stock-facts.ts';
import type { StockRow } from './use-stock.ts';

interface StockGridHeadProps {
  places: StockRow['places'];
  facts: readonly StockFact[];
  sort: Sort;
  isNarrow: boolean;
}

/** Product, read-only columns, and a column per warehouse. */
export function StockGridHead({ places, facts: shown, sort, isNarrow }: StockGridHeadProps) {
  const words = useWords();
  const figure = (id: string, title: string) => ({ id, title, width: '', cell: () => null, isNumeric: true });
  const facts = shown.map((id) => ({ ...figure(id, words(factLabel(id))), ...(id === 'qty' && { sortsBy: 'qty' }) }));
  const shelves = places.map(({ code, title }) => figure(code, title));
  const columns = [
    { id: 'product', title: words('stock_product'), width: '', cell: () => null, sortsBy: 'code' },
    ...(isNarrow ? [...shelves, ...facts] : [...facts, ...shelves]),
  ];
  return <GridHead columns={columns} isHidden={false} sort={sort} />;
}
