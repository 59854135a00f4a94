import { GridHead, type Sort } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import type { StockRow } from './use-stock.ts';

/** Read-only columns beside a product's quantities. */
export const STOCK_FACTS = ['qty', 'lowest', 'coming', 'in_carts', 'expected'] as const;
export type StockFact = (typeof STOCK_FACTS)[number];
/** As the grid comes. */
export const USUAL_FACTS: readonly StockFact[] = ['qty', 'lowest', 'coming', 'in_carts'];
/** Label of each. */
export const factLabel = (fact: StockFact): string => (fact === 'qty' ? 'stock_total' : `stock_${fact}`);

interface StockGridHeadProps {
  places: StockRow['places'];
  facts: readonly StockFact[];
  sort: Sort;
  isNarrow: boolean;
}

/** Product, what is told of it, and a column for each warehouse. */
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
