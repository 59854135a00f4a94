import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { TransferRow } from './transfer-queries.ts';

export const transferView = ({ id, from, to, state, note, created_at, ended_at, items }: TransferRow): ReplyOf<typeof staffStock.send> => ({
  id,
  from,
  to,
  state,
  note,
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
  items: items.map(({ product_code, title, qty, arrived }) => ({ product_code, title: title ?? product_code, qty, arrived })),
});
