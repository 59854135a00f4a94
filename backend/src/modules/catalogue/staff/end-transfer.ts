import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { adjust } from './adjust-stock.ts';
import { lockTransfer, type TransferRow, writeTransferEnd } from './transfer-queries.ts';
import { transferView } from './transfer-view.ts';

interface Input {
  id: number;
  state: 'arrived' | 'back';
  items: readonly { product_code: string; qty: number }[];
}

type Transfer = ReplyOf<typeof staffStock.endTransfer>;

/** Ends a transfer: the goods arrived, or were returned to the sending warehouse. */
export async function endTransfer(input: Input, context: CallContext): Promise<Outcome<Transfer>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_stock_transfer_end', body: input }, (db) => end(db, input, context));
}

async function end(db: Db, { id, state, items }: Input, context: CallContext): Promise<Outcome<Transfer>> {
  const scope = scopeOf(context.staff, 'stock.adjust');
  if (!scope) return fail('error_forbidden');
  const transfer = await lockTransfer(db, id, context.lang);
  const place = transfer && (state === 'arrived' ? { id: transfer.to_id, code: transfer.to } : { id: transfer.from_id, code: transfer.from });
  if (!transfer || !place || (scope.warehouses !== null && !scope.warehouses.includes(place.id))) return fail('error_empty_data');
  if (transfer.state !== 'sent') return fail('error_order_state');
  const errors = itemErrors(transfer, items);
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const arrived = transfer.items.map((item) => ({ ...item, arrived: items.find((one) => one.product_code === item.product_code)?.qty ?? item.qty }));
  const moves = arrived.map((item) => ({ product_code: item.product_code, warehouse: place.code, delta: item.arrived }));
  const moved = await adjust(db, { items: moves, reason: 'transfer' }, { context, author: { context } });
  if (!moved.ok) return moved;
  await writeTransferEnd(db, { id, state, by: context.actor.userId, items: arrived.map(({ product_id, arrived }) => ({ product_id, arrived })) });
  return ok(transferView((await lockTransfer(db, id, context.lang)) as TransferRow));
}

/** Each product of the transfer may occur once, with at most the quantity sent. */
const itemErrors = ({ items: sent }: TransferRow, items: Input['items']): FieldError[] =>
  items.flatMap(({ product_code, qty }, i): FieldError[] => {
    const sentItem = sent.find((one) => one.product_code === product_code);
    if (!sentItem || items.findIndex((one) => one.product_code === product_code) !== i)
      return [{ field: `items.${i}.product_code`, label_name: 'error_field_unknown_value' }];
    return qty > sentItem.qty ? [{ field: `items.${i}.qty`, label_name: 'error_field_out_of_range' }] : [];
  });
