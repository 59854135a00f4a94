import type { RefundPart, RefundPreview } from '@vitrina/contract/staff/refunds';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Refund } from '../../payments/index.ts';
import type { RefundPlan } from './plan-refund.ts';

/** `hand`: true if it is made by hand. */
export const refundView = (refund: Refund, { names, hand = refund.by_hand }: { names: ReadonlyMap<number, string>; hand?: boolean }): RefundPart => ({
  id: refund.id,
  decision_id: refund.decision_id,
  amount: toDecimal(refund.amount),
  currency: refund.currency,
  payment: refund.gateway,
  state: refund.state,
  by_hand: hand,
  problem: refund.problem,
  reason: refund.reason,
  by: refund.created_by === null ? null : (names.get(refund.created_by) ?? null),
  created_at: refund.created_at.toISOString(),
  done_at: refund.done_at?.toISOString() ?? null,
});

const prepaidOf = ({ lines }: RefundPlan): number => lines.reduce((sum, line) => sum + line.prepaid, 0);

export const previewView = (plan: RefundPlan, currency: string, limit: number | null): RefundPreview => ({
  amount: toDecimal(plan.amount),
  currency,
  lines: plan.lines.map(({ line, qty, amount }) => ({ id: line.position, qty, left: line.qty - line.refundedQty, amount: toDecimal(amount) })),
  delivery: toDecimal(plan.delivery),
  ...(prepaidOf(plan) > 0 && { prepaid: toDecimal(prepaidOf(plan)) }),
  other: toDecimal(plan.other),
  refundable: toDecimal(plan.refundable),
  delivery_left: toDecimal(plan.deliveryLeft),
  parts: plan.shares.map(({ payment, amount, byHand }) => ({ payment: payment.gateway, amount: toDecimal(amount), by_hand: byHand })),
  limit_left: toDecimal(limit),
  credit_note: true,
});
