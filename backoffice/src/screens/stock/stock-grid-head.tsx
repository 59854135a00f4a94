import { GridHead, type Sort } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import type { StockRow } from './use-stock.ts';

/** What stands beside the pieces of a product, and is not typed over. */
export const STOCK_FACTS = ['lowest', 'coming', 'in_carts'] as const;

/** Product, all pieces, and a column for each warehouse. */
export function StockGridHead({ places, sort }: { places: StockRow['places']; sort: Sort }) {
  const words = useWords();
  const columns = [
    { id: 'product', title: words('stock_product'), width: '', cell: () => null, sortsBy: 'code' },
    { id: 'qty', title: words('stock_total'), width: '', cell: () => null, sortsBy: 'qty', isNumeric: true },
    ...places.map(({ code, title }) => ({ id: code, title, width: '', cell: () => null, isNumeric: true })),
    ...STOCK_FACTS.map((id) => ({ id, title: words(`stock_${id}`), width: '', cell: () => null, isNumeric: true })),
  ];
  return <GridHead columns={columns} isHidden={false} sort={sort} />;
}
