import type { Db } from '../../../db/index.ts';
import { enqueueAdditionalMail } from '../mail/enqueue-additional-mail.ts';
import { createOrderCode, orderIdentifierOf } from '../order-identifier.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { insertAdditional } from './additional-queries.ts';

interface AdditionalPaymentInput {
  /** Minor units. */
  amount: number;
  reason: string;
  /** `null`: the shop itself. */
  by: number | null;
}

/** Requests an additional payment for a locked order in the caller's transaction; the buyer gets the link by mail. Returns the payment's identifier. */
export async function createAdditionalPayment(
  db: Db,
  order: Pick<OrderRow, 'id' | 'currency' | 'email' | 'lang'>,
  { amount, reason, by }: AdditionalPaymentInput,
): Promise<string> {
  const code = createOrderCode();
  const id = await insertAdditional(db, { code, order_id: order.id, amount, currency: order.currency, reason, created_by: by });
  await insertOrderEvent(db, order.id, 'additional_asked', { by, additional: id });
  await enqueueAdditionalMail(db, 'additional-payment', { order, additionalId: id });
  return orderIdentifierOf({ id, code });
}
