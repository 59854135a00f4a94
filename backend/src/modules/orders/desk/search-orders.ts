import type { RawBuilder } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderDesk } from '@vitrina/contract/staff/orders';
import type { Db } from '../../../db/index.ts';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { OrderDeps } from '../order-deps.ts';
import { cutOffOf } from './cut-off-of.ts';
import type { OrderReader } from './order-desk-queries.ts';
import type { OrderFilter } from './order-filter.ts';
import { conditionOf, countOrdersOf, countOrdersSince, type ListRow, type OrderPart, selectOrderPage } from './order-list-queries.ts';
import { orderRowView } from './order-desk-view.ts';
import { ViewTotals } from './view-totals.ts';

/** Offset from which a page is read from the nearer end of its list. */
const FAR = 2000;

interface Input {
  filter: OrderFilter;
  sort: string;
  offset: number;
  limit: number;
  parts: readonly OrderPart[];
  view?: string | undefined;
}

/** `null`: no permission to see orders. */
export function callerOf({ staff }: Pick<CallContext, 'staff'>): OrderReader | null {
  const scope = scopeOf(staff, 'orders.view');
  return scope && { scope, seesDetails: scopeOf(staff, 'orders.details') !== null };
}

/** True if a query filters or sorts by hidden details, which could be inferred that way. */
export const usesDetails = ({ filter, sort }: Pick<Input, 'filter' | 'sort'>): boolean =>
  filter.payment !== undefined || filter.payment_code !== undefined || filter.coupon !== undefined || filter.mark === 'check' || sort.endsWith('total');

/** Returns a page of the list of orders. Concurrent equal calls share one query; the total of a view is counted once. */
export function searchOrders(deps: Pick<OrderDeps, 'config'>) {
  const together = coalesce<{ rows: ListRow[]; total: number; until: Date }>();
  const totalOf = countTotals();
  return async ({ view, ...input }: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof orderDesk.search>>> => {
    const caller = callerOf(context);
    if (!caller || (!caller.seesDetails && usesDetails(input))) return fail('error_forbidden');
    const found = await together(JSON.stringify([caller, view, input]), async () => {
      const until = view === undefined ? new Date() : new Date(view);
      const cutOff = cutOffOf(deps);
      const where = await conditionOf(context.db, { filter: input.filter, cutOff }, caller);
      const list = { key: JSON.stringify([caller, input.filter]), where, until, isView: view !== undefined };
      const page = { ...input, until, cutOff };
      if (input.offset >= FAR) {
        const total = await totalOf(context.db, list);
        return { rows: await selectOrderPage(context.db, where, { ...page, total }), until, total };
      }
      const rows = await selectOrderPage(context.db, where, page);
      // A page that is not full is the last one.
      const isLast = rows.length < input.limit && (rows.length > 0 || input.offset === 0);
      return { rows, until, total: isLast ? input.offset + rows.length : await totalOf(context.db, list) };
    });
    return ok({ items: found.rows.map((row) => orderRowView(row, caller.seesDetails)), total: found.total, view: found.until.toISOString() });
  };
}

interface List {
  /** Key of the caller's scope and filter. */
  key: string;
  where: RawBuilder<unknown>;
  until: Date;
  /** True for a list opened earlier; false: as of now. */
  isView: boolean;
}

/** Counts lists as rarely as possible; concurrent calls without a view share one count, whichever page they want. */
function countTotals(): (db: Db, list: List) => Promise<number> {
  const counts = coalesce<number>();
  const totals = new ViewTotals();
  return async (db, { key, where, until, isView }) => {
    const ofView = `${key} ${until.getTime()}`;
    const cached = isView ? totals.ofView(ofView) : null;
    if (cached !== null) return cached;
    const count = async (): Promise<number> => {
      const before = isView ? null : totals.ofOpen(key);
      if (before) return before.total + (await countOrdersSince(db, where, before.until));
      const since = new Date();
      const total = await countOrdersOf(db, where, isView ? until : null);
      if (!isView) totals.store(key, total, since);
      return total;
    };
    const total = isView ? await count() : await counts(key, count);
    totals.store(ofView, total, until);
    return total;
  };
}
