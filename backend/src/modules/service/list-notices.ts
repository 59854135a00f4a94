import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { NoticeKind, StaffNotice, staffNotices } from '@vitrina/contract/staff/notices';
import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';
import { coalesce } from '../../http/coalesce.ts';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import {
  selectBankOpen,
  selectFiscalOpen,
  selectJobsFailed,
  selectLawHeld,
  selectMailsFailed,
  selectOrdersLate,
  selectRefundsDue,
  selectReturnsDue,
  selectReviewsLate,
  selectShortPicks,
  selectStockLow,
  selectTransfersLate,
  type Backlog,
} from './notice-queries.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Kinds of alerts, in their order, with the permission needed to see each. */
const RULES: Readonly<Record<NoticeKind, { permission: Permission; select: (db: Db, scope: Scope) => Promise<Backlog> }>> = {
  fiscal_open: { permission: 'documents.issue', select: selectFiscalOpen },
  law_held: { permission: 'products.edit', select: selectLawHeld },
  returns_due: { permission: 'returns.handle', select: selectReturnsDue },
  refunds_due: { permission: 'payments.book', select: selectRefundsDue },
  orders_late: { permission: 'orders.fulfil', select: selectOrdersLate },
  short_picks: { permission: 'orders.edit', select: selectShortPicks },
  bank_open: { permission: 'bank.import', select: selectBankOpen },
  transfers_late: { permission: 'stock.adjust', select: selectTransfersLate },
  stock_low: { permission: 'stock.view', select: selectStockLow },
  reviews_late: { permission: 'reviews.moderate', select: selectReviewsLate },
  mails_failed: { permission: 'maintenance', select: selectMailsFailed },
  jobs_failed: { permission: 'maintenance', select: selectJobsFailed },
};

/** Returns the alerts of this session. Concurrent equal queries share one execution. */
export function listNotices({ orderNumber }: Pick<ServiceDeps, 'orderNumber'>) {
  const together = coalesce<StaffNotice[]>();
  return async (_input: unknown, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffNotices.list>>> => {
    const rules = Object.entries(RULES).flatMap(([kind, { permission, select }]) => {
      const scope = scopeOf(staff, permission);
      return scope ? [{ kind: kind as NoticeKind, scope, select }] : [];
    });
    const key = rules.map(({ kind, scope }) => [kind, scope.markets, scope.warehouses]);
    const items = await together(JSON.stringify(key), () => collectNotices(db, rules, orderNumber));
    return ok({ items });
  };
}

interface Rule {
  kind: NoticeKind;
  scope: Scope;
  select: (db: Db, scope: Scope) => Promise<Backlog>;
}

async function collectNotices(db: Db, rules: readonly Rule[], orderNumber: ServiceDeps['orderNumber']): Promise<StaffNotice[]> {
  const found: StaffNotice[] = [];
  // Sequential: alerts take one connection, regardless of the number of viewers.
  for (const { kind, scope, select } of rules) {
    const { count, since, over, items } = await select(db, scope);
    if (count === 0) continue;
    const shown = items.map(({ order_id, id, title }) => ({
      id: isOfOrder(kind) && order_id !== null ? orderNumber(order_id) : id,
      title: order_id === null ? title : orderNumber(order_id),
    }));
    found.push({ kind, count, is_urgent: over > 0 && kind !== 'stock_low', since: since?.toISOString() ?? null, items: shown });
  }
  return found.sort((a, b) => Number(b.is_urgent) - Number(a.is_urgent));
}

const isOfOrder = (kind: NoticeKind): boolean => kind === 'fiscal_open' || kind === 'refunds_due' || kind === 'orders_late' || kind === 'short_picks';
