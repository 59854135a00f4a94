import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock, TransferState } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectTransfers } from './transfer-queries.ts';
import { transferView } from './transfer-view.ts';

interface Input {
  filter: { state?: TransferState | undefined };
  offset: number;
  limit: number;
}

/** Goods on their way between warehouses in scope. */
export async function listTransfers({ filter, ...page }: Input, { db, lang, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.transfers>>> {
  const scope = scopeOf(staff, 'stock.view');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectTransfers(db, { state: filter.state, warehouses: scope.warehouses, lang, ...page });
  return ok({ items: rows.map(transferView), total });
}
