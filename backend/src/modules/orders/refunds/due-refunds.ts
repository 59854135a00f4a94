import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { RefundColumn, staffRefunds } from '@vitrina/contract/staff/refunds';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import { rowsOf, sumsView } from '../desk/list-sums.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { countDueRefunds, type GivingGateways, type RefundFilter, type RefundRow, refundsThat, selectRefundPage, sumRefunds } from './due-refund-queries.ts';
import { selectNames } from './refund-queries.ts';
import { refundView } from './refund-view.ts';

type Deps = Pick<OrderDeps, 'gateways'>;
type Reply = ReplyOf<typeof staffRefunds.due>;
type Listed = Reply['items'][number];

function givingOf({ gateways }: Deps): GivingGateways {
  const giving = gateways.filter((one) => one.refund);
  return { whole: giving.map(({ code }) => code), parts: giving.filter((one) => one.parts).map(({ code }) => code) };
}

async function listedOf(db: Db, rows: readonly RefundRow[], seesAccounts: boolean): Promise<Listed[]> {
  const names = await selectNames(
    db,
    rows.map((one) => one.created_by),
  );
  return rows.map((one) => ({
    ...refundView(one, { names, hand: one.hand }),
    order: orderNumber(one.order_id),
    buyer: one.buyer,
    market: one.market,
    account: seesAccounts ? one.account : null,
  }));
}

interface Query {
  filter: RefundFilter;
  sort: string;
  offset: number;
  limit: number;
  view?: string | undefined;
}

/** Lists due refunds, oldest first, or completed ones. */
export const searchDueRefunds =
  (deps: Deps) =>
  async ({ filter, view, ...page }: Query, { db, staff }: CallContext): Promise<Outcome<Reply>> => {
    const scope = scopeOf(staff, 'payments.view');
    if (!scope) return fail('error_forbidden');
    const gateways = givingOf(deps);
    const until = view === undefined ? null : new Date(view);
    const where = await refundsThat(db, filter, { scope, gateways });
    const rows = await selectRefundPage(db, where, { ...page, gateways, until });
    const sums = await sumRefunds(db, where, until);
    const { hand, all } = await countDueRefunds(db, scope, gateways);
    return ok({
      // Accounts are visible only with permission to pay out.
      items: await listedOf(db, rows, scopeOf(staff, 'payments.book') !== null),
      total: rowsOf(sums),
      sums: sumsView(sums),
      counts: { by_hand: hand, by_gateway: all - hand },
      view: (until ?? new Date()).toISOString(),
    });
  };

/** Fields of the file for each column of the list. */
const FIELDS: ListFields<RefundColumn, Listed> = {
  amount: { amount: ({ amount }) => amount, currency: ({ currency }) => currency },
  order: { order: ({ order }) => order },
  buyer: { buyer: ({ buyer }) => buyer },
  since: { created_at: ({ created_at }) => created_at },
  way: { payment: ({ payment }) => payment, by_hand: ({ by_hand }) => (by_hand ? 1 : 0) },
  reason: { reason: ({ reason }) => reason },
  by: { by: ({ by }) => by },
  problem: { problem: ({ problem }) => problem },
  market: { market: ({ market }) => market },
  done: { done_at: ({ done_at }) => done_at },
};

interface ExportQuery {
  filter: RefundFilter;
  sort: string;
  columns: readonly RefundColumn[];
}

/** Exports the list as a file; needs the permissions to export and to see payments. */
export const exportRefunds =
  (deps: Deps) =>
  ({ filter, sort, columns }: ExportQuery, context: CallContext): Promise<Outcome<ReplyOf<typeof staffRefunds.csv>>> =>
    inStaffSnapshot(context, 'exports.run', async (db, exporting) => {
      const scope = scopeOf(context.staff, 'payments.view');
      if (!scope) return fail('error_forbidden');
      const gateways = givingOf(deps);
      const where = sql`${await refundsThat(db, filter, { scope, gateways })} and ${inScope(exporting)}`;
      const pages = inPages(async (page) => listedOf(db, await selectRefundPage(db, where, { gateways, until: null, sort, ...page }), false));
      return ok(await makeListFile(db, { name: 'refunds', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
    });
