import type { Returned } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { requestPartialRefunds } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentDeps } from '../payment/link-payments.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import { planSettlement } from './plan-settlement.ts';
import { takeStep } from './read-return.ts';

interface Input {
  id: number;
  version: number;
  reason?: string | undefined;
}

/** Refunds inspected goods, once; the gateway is called right after the commit. */
export const settleReturn =
  (deps: OrderDeps) =>
  async ({ id, version, reason }: Input, context: CallContext): Promise<Outcome<Returned>> => {
    let refundId: number | null = null;
    const settled = await takeStep(deps, { id, version, permission: 'refunds.make', action: 'settle' }, context, async (db, { row, order, lines, scope }) => {
      if (row.state !== 'inspected') return fail('error_return_state');
      const planned = await planSettlement(db, { deps, row, lines, order });
      if (!planned.ok) return planned;
      const { request } = planned.data;
      if (!request) return ok({ next: { state: 'settled' } });
      const why = reason ?? (row.reason || row.kind);
      const decided = await recordRefund(db, { deps, order, request, reason: why, restock: false, author: { context }, limit: scope.refundLimit });
      if (!decided.ok) return decided;
      refundId = decided.data.id;
      return ok({ next: { state: 'settled', refund_id: refundId }, paths: [{ path: 'refund_id', after: refundId }] });
    });
    // After a crash before this the scheduled job does it.
    if (settled.ok && refundId !== null) await requestPartialRefunds(context.db, paymentDeps(deps), refundId);
    return settled;
  };
