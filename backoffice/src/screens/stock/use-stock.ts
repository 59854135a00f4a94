import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from '../../api/call-staff.ts';
import { type Pages, usePages } from '../../kits/list/use-pages.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { StockSearch } from './stock-search.ts';

export type StockRow = CallReply<typeof calls.grid>['items'][number];

/** Products with their pieces that the address asks for. */
export function useStock(
  { text, warehouse, below, missing, since, sort = 'code' }: StockSearch,
  { first, last }: { first: number; last: number },
): Pages<StockRow> {
  const filter = {
    ...(text && { text }),
    ...(warehouse && { warehouse }),
    ...(below && { below: Number(below) }),
    ...(missing && { missing: true }),
    ...(since && { moved_since: startOf(since) }),
  };
  return usePages<StockRow>({
    queryKey: ['stock', filter, sort],
    first,
    last,
    fetch: (part, signal) => callStaff(calls.grid, { filter, sort: sort as 'code', ...part }, { signal }),
  });
}
