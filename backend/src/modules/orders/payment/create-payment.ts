import type { CreatedPayment } from '@vitrina/contract/orders';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotentOutsideTransaction } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { startOrderPayment, chooseGateway } from './start-order-payment.ts';
import { PAYMENT_NOT_STARTED, refuseAfterFailures, toCreatedPayment } from './created-payment-view.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf, referenceOf } from '../order-identifier.ts';
import { orderPageUrl } from '../views/order-urls.ts';
import { findOrder, type OrderRow } from '../order-queries.ts';
import { canPay } from '../order-states.ts';
import { findPaymentMethod } from './order-payment-methods.ts';

interface Input {
  identifier: string;
  payment?: string | undefined;
}

/** Starts a payment of an unpaid order, by its own payment method or another one. A failed payment does not change the order. */
export const createPayment =
  (deps: OrderDeps) =>
  (input: Input, context: CallContext): Promise<Outcome<CreatedPayment>> =>
    runIdempotentOutsideTransaction(context.db, { endpoint: 'webshop_create_payment', body: input, context }, () => start(deps, input, context));

async function start(deps: OrderDeps, { identifier, payment }: Input, { db, lang, address }: CallContext): Promise<Outcome<CreatedPayment>> {
  const order = await findOrder(db, identifier);
  if (!order) return fail('error_empty_data');
  if (!canPay(order)) return fail('error_order_not_payable');
  const gateway = gatewayFor(deps, order, payment);
  if (!gateway) return payment ? fail('error_payment_not_possible') : ok(PAYMENT_NOT_STARTED);
  const refused = await refuseAfterFailures(db, { reference: referenceOf(order.id), address });
  if (refused) return refused;
  await chooseGateway(db, order, gateway);
  // A bank transfer starts nothing: the order's page shows the details.
  if (gateway.type === 'none') return ok({ redirect_url: orderPageUrl(deps, lang, { action: 'thank_you', identifier: orderIdentifierOf(order) }) });
  const result = await startOrderPayment(db, deps, { order, additional: null, gateway, lang, address });
  return ok(result.kind === 'started' ? toCreatedPayment(result.started) : PAYMENT_NOT_STARTED);
}

/** The named gateway if it may pay this order; without a name the one it was ordered with, if the shop still offers it. */
function gatewayFor(deps: OrderDeps, order: OrderRow, code: string | undefined): Gateway | undefined {
  if (code !== undefined && code !== order.payment_code) return findPaymentMethod(deps, order, code);
  return gatewayOf(deps, order.payment_code);
}
