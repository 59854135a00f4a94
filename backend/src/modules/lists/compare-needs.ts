import type { CompareReason, CompareTable } from '@vitrina/contract/compare';

/** Needs of shoppers, in display order. */
const NEEDS: readonly CompareReason[] = ['cheapest', 'thriftiest', 'quietest', 'lightest', 'longest', 'fastest', 'brightest', 'largest', 'best_rated'];
const MOST = 6;

/** Returns the product that is best for each need: in most rows of that kind, with these rows. A need without a single winner is left out. */
export function needsOf({ products, groups }: Pick<CompareTable, 'products' | 'groups'>): CompareTable['needs'] {
  if (products.length < 2) return [];
  const rows = groups.flatMap((group) => group.rows);
  return NEEDS.flatMap((need) => {
    const own = rows.filter((row) => row.reason === need);
    const wins = products.map((_, i) => own.filter((row) => row.cells[i]?.is_best).length);
    const most = Math.max(0, ...wins);
    const [winner, ...others] = wins.flatMap((count, i) => (count === most ? [i] : []));
    const product = winner === undefined ? undefined : products[winner];
    if (most === 0 || !product || others.length > 0) return [];
    const because = own.flatMap((row) => {
      const cell = row.cells[winner as number];
      return cell?.is_best && cell.value !== null ? [`${row.title}: ${cell.value}`] : [];
    });
    return [{ need, id: product.id, because: because.slice(0, 2) }];
  }).slice(0, MOST);
}
