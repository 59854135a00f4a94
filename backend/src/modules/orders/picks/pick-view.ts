import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Pick as PickReply, staffPicks } from '@vitrina/contract/staff/picks';
import { orderNumber } from '../order-number.ts';
import type { AlertRow } from './alert-queries.ts';
import type { PickLineRow, PickRow } from './pick-queries.ts';

type Summary = ReplyOf<typeof staffPicks.search>['items'][number];
type Alert = ReplyOf<typeof staffPicks.alerts>['items'][number];

export const pickSummaryView = ({ warehouse_id: _, created_at, done_at, ...row }: PickRow): Summary => ({
  ...row,
  created_at: created_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
});

/** A pick with its lines; its totals are the sums of the lines. */
export const pickView = (row: PickRow, lines: readonly PickLineRow[]): PickReply => ({
  ...pickSummaryView(row),
  picked: lines.reduce((sum, line) => sum + line.picked, 0),
  short: lines.reduce((sum, line) => sum + line.short, 0),
  lines: lines.map(({ id, order_id, code, title, ean, image, qty, picked, short }) => ({
    id,
    order: orderNumber(order_id),
    code,
    title: title ?? code,
    ean,
    image,
    qty,
    picked,
    short,
  })),
});

export const alertView = ({ id, kind, order_id, buyer, data, created_at, resolved_at }: AlertRow): Alert => ({
  id,
  kind,
  order: orderNumber(order_id),
  buyer,
  created_at: created_at.toISOString(),
  resolved_at: resolved_at?.toISOString() ?? null,
  pick: data.pick ?? null,
  lines: data.lines ?? [],
});
