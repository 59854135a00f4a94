import type { CreatedPayment } from '@vitrina/contract/orders';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotentOutsideTransaction } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { PAYMENT_NOT_STARTED, refuseAfterFailures, toCreatedPayment } from '../payment/created-payment-view.ts';
import type { OrderDeps } from '../order-deps.ts';
import { additionalReferenceOf } from '../order-identifier.ts';
import { selectOrder } from '../order-queries.ts';
import { findPaymentMethod } from '../payment/order-payment-methods.ts';
import { startOrderPayment } from '../payment/start-order-payment.ts';
import { findAdditional } from './additional-queries.ts';
import { canPayAdditional } from './additional-states.ts';

interface Input {
  identifier: string;
  payment: string;
}

/** Starts paying an additional payment at a gateway. */
export const payAdditionalPayment =
  (deps: OrderDeps) =>
  (input: Input, context: CallContext): Promise<Outcome<CreatedPayment>> =>
    runIdempotentOutsideTransaction(context.db, { endpoint: 'webshop_additional_payment_pay', body: input, context }, () => start(deps, input, context));

async function start(deps: OrderDeps, { identifier, payment }: Input, { db, lang, address }: CallContext): Promise<Outcome<CreatedPayment>> {
  const additional = await findAdditional(db, identifier);
  const order = additional && (await selectOrder(db, additional.order_id));
  if (!order) return fail('error_empty_data');
  if (!canPayAdditional(additional, order)) return fail('error_additional_not_payable');
  const gateway = findPaymentMethod(deps, { currency: additional.currency, lang: order.lang }, payment);
  // A bank transfer starts nothing: the page shows the details.
  if (!gateway || gateway.type === 'none') return fail('error_payment_not_possible');
  const refused = await refuseAfterFailures(db, { reference: additionalReferenceOf(additional.id), address });
  if (refused) return refused;
  const result = await startOrderPayment(db, deps, { additional, order, gateway, lang, address });
  return ok(result.kind === 'started' ? toCreatedPayment(result.started) : PAYMENT_NOT_STARTED);
}
