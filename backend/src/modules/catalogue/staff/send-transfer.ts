import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { adjust } from './adjust-stock.ts';
import { insertTransfer, lockTransfer, selectWarehouseIds, type TransferRow } from './transfer-queries.ts';
import { transferView } from './transfer-view.ts';

interface Input {
  from: string;
  to: string;
  items: readonly { product_code: string; qty: number }[];
  note?: string | undefined;
}

type Transfer = ReplyOf<typeof staffStock.send>;

/** Takes goods out of a warehouse and starts a transfer to another. */
export async function sendTransfer(input: Input, context: CallContext): Promise<Outcome<Transfer>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_stock_transfer', body: input }, (db) => send(db, input, context));
}

async function send(db: Db, { from, to, items, note }: Input, context: CallContext): Promise<Outcome<Transfer>> {
  const scope = scopeOf(context.staff, 'stock.adjust');
  if (!scope) return fail('error_forbidden');
  const errors = placeErrors(await selectWarehouseIds(db, [from, to]), { from, to });
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const moves = items.map(({ product_code, qty }) => ({ product_code, warehouse: from, delta: -qty }));
  const moved = await adjust(db, { items: moves, reason: 'transfer', note }, { context, author: { context } });
  if (!moved.ok) return { ...moved, errors: moved.errors?.map(fieldOfTransfer) };
  const id = await insertTransfer(db, { from, to, items, note: note ?? null, by: context.actor.userId });
  return ok(transferView((await lockTransfer(db, id, context.lang)) as TransferRow));
}

const placeErrors = (warehouseIds: ReadonlyMap<string, number>, { from, to }: Pick<Input, 'from' | 'to'>): FieldError[] => [
  ...(warehouseIds.has(from) ? [] : [{ field: 'from', label_name: 'error_field_unknown_value' as const }]),
  ...(warehouseIds.has(to) && to !== from ? [] : [{ field: 'to', label_name: 'error_field_unknown_value' as const }]),
];

/** Maps an error's field to the name in the request. */
const fieldOfTransfer = (error: FieldError): FieldError => ({
  ...error,
  field: error.field.endsWith('.warehouse') ? 'from' : error.field.replace(/\.delta$/, '.qty'),
});
