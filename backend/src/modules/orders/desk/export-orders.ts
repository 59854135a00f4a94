import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { OrderColumn, orderDesk, StaffOrder } from '@vitrina/contract/staff/orders';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { cutOffOf } from './cut-off-of.ts';
import { inScope } from './order-desk-queries.ts';
import { orderRowView } from './order-desk-view.ts';
import type { OrderFilter } from './order-filter.ts';
import { conditionOf, type OrderPart, selectOrderPage } from './order-list-queries.ts';
import { callerOf, usesDetails } from './search-orders.ts';

interface Input {
  filter: OrderFilter;
  sort: string;
  columns: readonly OrderColumn[];
  numbers?: readonly string[] | undefined;
}

/** Fields of the file for each column of the list; sums and addresses have fields of their own. */
const FIELDS: ListFields<OrderColumn, StaffOrder> = {
  number: { number: ({ number }) => number },
  time: { created_at: ({ created_at }) => created_at },
  buyer: { buyer: ({ buyer }) => buyer, email: ({ email }) => email },
  state: { status: ({ status }) => status },
  payment: { payment_status: ({ payment_status }) => payment_status },
  payment_way: { payment: ({ payment }) => payment },
  total: { total: ({ total }) => total, currency: ({ currency }) => currency },
  pieces: { pieces: ({ pieces }) => pieces },
  market: { market: ({ market }) => market },
  parcels: { parcels: ({ parcels }) => parcels?.n ?? null },
  carrier: { carriers: ({ parcels }) => parcels?.carriers.join(', ') ?? null },
  warehouse: { warehouses: ({ warehouses }) => warehouses?.join(', ') ?? null },
  marks: { marks: ({ marks }) => marks?.join(', ') ?? null },
};
const PART_OF: Readonly<Partial<Record<OrderColumn, OrderPart>>> = { parcels: 'parcels', carrier: 'parcels', warehouse: 'warehouses', marks: 'marks' };

/** Exports the list of orders as a file, with no more than the caller sees on the screen. The export is recorded. */
export const exportOrders =
  (deps: Pick<OrderDeps, 'config'>) =>
  (input: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof orderDesk.csv>>> =>
    inStaffSnapshot(context, 'exports.run', async (db, scope) => {
      const { filter, sort, columns, numbers } = input;
      const caller = callerOf(context);
      if (!caller || (!caller.seesDetails && usesDetails(input))) return fail('error_forbidden');
      const cutOff = cutOffOf(deps);
      const chosen = numbers === undefined ? sql`true` : sql`o.id = any(${numbers.map(orderIdOfNumber)}::bigint[])`;
      const where = sql`${await conditionOf(db, { filter, cutOff }, caller)} and ${inScope(scope)} and ${chosen}`;
      const until = new Date();
      const parts = [...new Set(columns.flatMap((column) => PART_OF[column] ?? []))];
      const pages = inPages(async (page) => {
        const rows = await selectOrderPage(db, where, { until, sort, ...page, parts, cutOff });
        return rows.map((row) => orderRowView(row, caller.seesDetails));
      });
      const narrowed = [...Object.keys(filter), ...(numbers === undefined ? [] : ['numbers'])];
      return ok(await makeListFile(db, { name: 'orders', fields: FIELDS, columns, pages, narrowed }, { context }));
    });
