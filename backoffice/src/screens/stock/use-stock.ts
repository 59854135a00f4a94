import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from '../../api/call-staff.ts';
import { type Pages, usePages } from '../../kits/list/use-pages.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { StockFact } from './stock-facts.ts';
import type { StockSearch } from './stock-search.ts';

export type StockRow = CallReply<typeof calls.grid>['items'][number];

/** Products with their quantities, selected by the address. */
export function useStock({ sort = 'code', ...search }: StockSearch, { first, last }: { first: number; last: number }): Pages<StockRow> {
  const filter = filterOf(search);
  return usePages<StockRow>({
    queryKey: ['stock', filter, sort],
    first,
    last,
    fetch: (part, signal) => callStaff(calls.grid, { filter, sort: sort as 'code', ...part }, { signal }),
  });
}

/** Exports the grid as CSV. */
export const fetchStockCsv = ({ sort = 'code', ...search }: StockSearch, facts: readonly StockFact[]): Promise<CsvFile> =>
  callStaff(calls.csv, { filter: filterOf(search), sort: sort as 'code', columns: [...facts, 'shelves'] });

const filterOf = ({ text, warehouse, below, missing, since }: StockSearch) => ({
  ...(text && { text }),
  ...(warehouse && { warehouse }),
  ...(below && { below: Number(below) }),
  ...(missing && { missing: true }),
  ...(since && { moved_since: startOf(since) }),
});
