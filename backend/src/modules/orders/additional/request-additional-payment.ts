import { toMinor } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderPageUrl } from '../views/order-urls.ts';
import { lockOrder } from '../order-queries.ts';
import { findOrderForStaff } from '../staff/find-order-for-staff.ts';
import { createAdditionalPayment } from './create-additional-payment.ts';
import { canRequestAdditionalPayment } from './additional-states.ts';

interface Input {
  identifier: string;
  /** Decimal, in the order's currency. */
  amount: number;
  reason: string;
}

interface RequestedPayment {
  identifier: string;
  /** Absolute URL of its page, in the language of the order. */
  url: string;
}

/** Requests an additional payment for an order; the buyer gets the link by mail. */
export const requestAdditionalPayment =
  (deps: OrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<RequestedPayment>> => {
    return inIdempotentTransaction(context, { endpoint: 'webshop_additional_payment_post', body: input }, (db) =>
      requestInTransaction(db, { deps, input, by: context.actor.userId }),
    );
  };

async function requestInTransaction(db: Db, { deps, input, by }: { deps: OrderDeps; input: Input; by: number | null }): Promise<Outcome<RequestedPayment>> {
  const found = await findOrderForStaff(db, input.identifier);
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail('error_empty_data');
  if (!canRequestAdditionalPayment(order.status)) return fail('error_additional_not_possible');
  const identifier = await createAdditionalPayment(db, order, { amount: toMinor(input.amount), reason: input.reason, by });
  return ok({ identifier, url: orderPageUrl(deps, order.lang, { action: 'view_additional_payment', identifier }) });
}
