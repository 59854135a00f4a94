import { GridHead, type Sort } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import type { StockRow } from './use-stock.ts';

/** Read-only columns beside a product's quantities. */
export const STOCK_FACTS = ['lowest', 'coming', 'in_carts'] as const;

/** Product, all pieces, and a column for each warehouse. */
export function StockGridHead({ places, sort, isNarrow }: { places: StockRow['places']; sort: Sort; isNarrow: boolean }) {
  const words = useWords();
  const figure = (id: string, title: string) => ({ id, title, width: '', cell: () => null, isNumeric: true });
  const facts = STOCK_FACTS.map((id) => figure(id, words(`stock_${id}`)));
  const shelves = places.map(({ code, title }) => figure(code, title));
  const columns = [
    { id: 'product', title: words('stock_product'), width: '', cell: () => null, sortsBy: 'code' },
    { ...figure('qty', words('stock_total')), sortsBy: 'qty' },
    ...(isNarrow ? [...shelves, ...facts] : [...facts, ...shelves]),
  ];
  return <GridHead columns={columns} isHidden={false} sort={sort} />;
}
