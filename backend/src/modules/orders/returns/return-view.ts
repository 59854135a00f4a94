import { CONDITIONS, type Returned, type ReturnSummary } from '@vitrina/contract/staff/returns';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../order-number.ts';
import type { ReturnLine, ReturnRow } from './return-queries.ts';

export const returnSummaryView = (row: ReturnRow): ReturnSummary => ({
  id: row.id,
  order: orderNumber(row.order_id),
  buyer: row.buyer,
  kind: row.kind,
  state: row.state,
  version: row.version,
  started_at: row.started_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  alarm: row.alarm,
  pieces: row.pieces,
  received: row.received,
  received_at: row.received_at?.toISOString() ?? null,
  conditions: CONDITIONS.filter((one) => row.conditions.includes(one)),
  market: row.market,
  reason: row.reason,
  label: row.label && { ...row.label, sent_at: new Date(row.label.sent_at).toISOString() },
});

interface Parts {
  lines: readonly ReturnLine[];
  photos: number[];
  /** Refund to expect; `null`: none. */
  refund: Returned['refund'];
  /** True if the caller may see amounts. */
  seesMoney: boolean;
}

export const returnView = (row: ReturnRow, { lines, photos, refund, seesMoney }: Parts): Returned => ({
  ...returnSummaryView(row),
  inspected_at: row.inspected_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  lines: lines.map(({ position, code, title, qty, received, condition, place, warehouse }) => ({
    id: position,
    code,
    title: title ?? code,
    qty,
    received,
    condition,
    place,
    warehouse,
  })),
  photos,
  deduction: seesMoney && row.deduction > 0 ? { amount: toDecimal(row.deduction), reason: row.deduction_reason } : null,
  refuse_reason: row.refuse_reason,
  refund: seesMoney ? refund : null,
  refund_id: seesMoney ? row.refund_id : null,
});
