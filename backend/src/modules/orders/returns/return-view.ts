import type { Returned, ReturnSummary } from '@vitrina/contract/staff/returns';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../order-identifier.ts';
import type { ReturnLine, ReturnRow } from './return-queries.ts';

export const returnSummaryView = ({ id, order_id, buyer, kind, state, version, started_at, due_at, alarm, pieces }: ReturnRow): ReturnSummary => ({
  id,
  order: orderNumber(order_id),
  buyer,
  kind,
  state,
  version,
  started_at: started_at.toISOString(),
  due_at: due_at?.toISOString() ?? null,
  alarm,
  pieces,
});

interface Parts {
  lines: readonly ReturnLine[];
  photos: number[];
  /** What would go back; `null`: nothing. */
  refund: Returned['refund'];
  /** Whether money is for the asker. */
  seesMoney: boolean;
}

export const returnView = (row: ReturnRow, { lines, photos, refund, seesMoney }: Parts): Returned => ({
  ...returnSummaryView(row),
  reason: row.reason,
  received_at: row.received_at?.toISOString() ?? null,
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
