import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderDesk } from '@vitrina/contract/staff/orders';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { OrderDeps } from '../order-deps.ts';
import { cutOffOf } from './cut-off-of.ts';
import type { Asker } from './order-desk-queries.ts';
import type { OrderFilter } from './order-filter.ts';
import { conditionOf, countOrdersOf, type ListRow, type OrderPart, selectOrderPage } from './order-list-queries.ts';
import { orderRowView } from './order-desk-view.ts';
import { ViewTotals } from './view-totals.ts';

interface Input {
  filter: OrderFilter;
  sort: string;
  offset: number;
  limit: number;
  parts: readonly OrderPart[];
  view?: string | undefined;
}

/** `null`: sees no orders. */
export function askerOf({ staff }: Pick<CallContext, 'staff'>): Asker | null {
  const scope = scopeOf(staff, 'orders.view');
  return scope && { scope, seesDetails: scopeOf(staff, 'orders.details') !== null };
}

/** What is not shown is not to be found out by asking for it, either. */
const asksForDetails = ({ filter, sort }: Input): boolean =>
  filter.payment !== undefined || filter.payment_code !== undefined || filter.coupon !== undefined || sort.endsWith('total');

/** The list of orders. Equal questions that come at once are asked of the database once; how many a view holds is counted once. */
export function searchOrders(deps: Pick<OrderDeps, 'config'>) {
  const together = coalesce<{ rows: ListRow[]; total: number; until: Date }>();
  const counts = coalesce<number>();
  const totals = new ViewTotals();
  return async ({ view, ...input }: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof orderDesk.search>>> => {
    const asker = askerOf(context);
    if (!asker || (!asker.seesDetails && asksForDetails(input))) return fail('error_forbidden');
    const found = await together(JSON.stringify([asker, view, input]), async () => {
      const until = view === undefined ? new Date() : new Date(view);
      const cutOff = cutOffOf(deps);
      const where = await conditionOf(context.db, { filter: input.filter, cutOff }, asker);
      const rows = await selectOrderPage(context.db, where, { ...input, until, cutOff });
      // What is asked of this moment may be counted together, whichever page it is.
      const count = (): Promise<number> =>
        view === undefined
          ? counts(JSON.stringify([asker, input.filter]), () => countOrdersOf(context.db, where, null))
          : countOrdersOf(context.db, where, until);
      const key = JSON.stringify([asker, input.filter, until]);
      return { rows, until, total: await totals.of(key, { ...input, found: rows.length }, count) };
    });
    return ok({ items: found.rows.map((row) => orderRowView(row, asker.seesDetails)), total: found.total, view: found.until.toISOString() });
  };
}
