import { type RawBuilder, sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { type ListedPayment, PAYMENT_GROUPS, type PaymentColumn, type staffPayments } from '@vitrina/contract/staff/payments';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { CachedSums, type Whole } from './cached-sums.ts';
import { countPayments, type PaymentFilter, type PaymentRow, paymentsThat, selectPaymentPage, sumPayments } from './payment-list-queries.ts';

type Deps = Pick<OrderDeps, 'gateways'>;
type Reply = ReplyOf<typeof staffPayments.search>;

interface Query {
  filter: PaymentFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

const codesOf = ({ gateways }: Deps): string[] => gateways.map(({ code }) => code);

const listed = (row: PaymentRow): ListedPayment => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  amount: toDecimal(row.amount),
  currency: row.currency,
  state: row.state,
  back: toDecimal(row.refunded_amount),
  captured: row.authorized_amount === null ? null : toDecimal(row.captured_amount),
  held_until: row.state === 'held' ? (row.authorized_until?.toISOString() ?? null) : null,
  paid_at: row.paid_at?.toISOString() ?? null,
  payment: row.gateway,
  order: orderNumber(row.order_id),
  buyer: row.buyer,
  market: row.market,
  additional: row.additional,
  reference: row.gateway_reference,
});

/** Returns a page of payments of orders in scope. Concurrent equal calls share one query. */
export function searchPayments(deps: Deps) {
  const together = coalesce<Reply>();
  const cache = new CachedSums();
  return async ({ view, filter, ...page }: Query, { db, staff }: CallContext): Promise<Outcome<Reply>> => {
    const scope = scopeOf(staff, 'payments.view');
    if (!scope) return fail('error_forbidden');
    return ok(
      await together(JSON.stringify([scope, view, filter, page]), async () => {
        const until = view === undefined ? new Date() : new Date(view);
        const where = await paymentsThat(db, filter, { scope, gateways: codesOf(deps) });
        const list = JSON.stringify([scope, filter, until.getTime()]);
        const cached = view === undefined ? null : cache.of(list);
        const [rows, whole] = await Promise.all([selectPaymentPage(db, where, { ...page, until }), cached ?? sumUp(db, where, { until, scope })]);
        if (!cached) cache.store(list, whole);
        return { items: rows.map(listed), ...whole, view: until.toISOString() };
      }),
    );
  };
}

async function sumUp(db: Db, where: RawBuilder<unknown>, { until, scope }: { until: Date; scope: Scope }): Promise<Whole> {
  const [sums, counts] = await Promise.all([sumPayments(db, where, until), countPayments(db, scope)]);
  return {
    total: sums.reduce((total, { n }) => total + n, 0),
    sums: sums.map(({ amount, back, ...one }) => ({ ...one, amount: toDecimal(amount), back: toDecimal(back) })),
    counts: Object.fromEntries(PAYMENT_GROUPS.map((group) => [group, counts.get(group) ?? 0])) as Reply['counts'],
  };
}

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<PaymentColumn, ListedPayment> = {
  begun: { created_at: ({ created_at }) => created_at },
  amount: { amount: ({ amount }) => amount, currency: ({ currency }) => currency },
  order: { order: ({ order }) => order, additional: ({ additional }) => (additional ? 1 : 0) },
  buyer: { buyer: ({ buyer }) => buyer },
  way: { payment: ({ payment }) => payment },
  state: { state: ({ state }) => state },
  back: { back: ({ back }) => back },
  paid: { paid_at: ({ paid_at }) => paid_at },
  held_until: { held_until: ({ held_until }) => held_until, captured: ({ captured }) => captured },
  market: { market: ({ market }) => market },
  reference: { reference: ({ reference }) => reference },
};

interface ExportQuery {
  filter: PaymentFilter;
  sort: string;
  columns: readonly PaymentColumn[];
}

/** Exports the list as a file; needs the permissions to export and to see payments. */
export const exportPayments =
  (deps: Deps) =>
  ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffPayments.csv>>> =>
    inStaffSnapshot(context, 'exports.run', async (db, exporting) => {
      const scope = scopeOf(context.staff, 'payments.view');
      if (!scope) return fail('error_forbidden');
      const until = new Date();
      const where = sql`${await paymentsThat(db, filter, { scope, gateways: codesOf(deps) })} and ${inScope(exporting)}`;
      const pages = inPages(async (page) => (await selectPaymentPage(db, where, { until, sort, ...page })).map(listed));
      return ok(await makeListFile(db, { name: 'payments', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
    });
