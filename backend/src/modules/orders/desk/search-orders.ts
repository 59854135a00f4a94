import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderDesk } from '@vitrina/contract/staff/orders';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type Asker, type DeskRow, type OrderFilter, selectDeskOrders } from './order-desk-queries.ts';
import { deskOrderView } from './order-desk-view.ts';

interface Input {
  filter: OrderFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** `null`: sees no orders. */
export function askerOf({ staff }: Pick<CallContext, 'staff'>): Asker | null {
  const scope = scopeOf(staff, 'orders.view');
  return scope && { scope, seesDetails: scopeOf(staff, 'orders.details') !== null };
}

/** The list of orders. Equal questions that come at once are asked of the database once. */
export function searchOrders() {
  const together = coalesce<{ rows: DeskRow[]; total: number; until: Date }>();
  return async ({ view, ...input }: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof orderDesk.search>>> => {
    const asker = askerOf(context);
    if (!asker) return fail('error_forbidden');
    const found = await together(JSON.stringify([asker, view, input]), async () => {
      const until = view === undefined ? new Date() : new Date(view);
      return { ...(await selectDeskOrders(context.db, { ...input, until }, asker)), until };
    });
    return ok({ items: found.rows.map((row) => deskOrderView(row, asker.seesDetails)), total: found.total, view: found.until.toISOString() });
  };
}
