import type { CreatedPayment } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { CallContext } from '../../../http/context.ts';
import { onceByKeyOutside } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { Db } from '../../../db/index.ts';
import { type PaymentStartResult, startPayment } from '../../payments/index.ts';
import { paymentBuyer } from '../payment/payment-buyer.ts';
import { PAYMENT_NOT_STARTED, refuseAfterFailures, toCreatedPayment } from '../payment/created-payment-view.ts';
import type { OrderDeps } from '../order-deps.ts';
import { additionalReferenceOf } from '../order-identifier.ts';
import { callbackUrl } from '../views/order-urls.ts';
import { type OrderRow, selectOrder, selectSnapshot } from '../order-queries.ts';
import { paymentReturnUrl } from '../payment/payment-return-url.ts';
import { findPaymentMethod } from '../payment/payment-option-view.ts';
import { type AdditionalRow, findAdditional } from './additional-queries.ts';
import { canPayAdditional } from './additional-states.ts';

interface Input {
  identifier: string;
  payment: string;
}

/** Starts paying an additional payment at a gateway. */
export const payAdditionalPayment =
  (deps: OrderDeps) =>
  (input: Input, context: CallContext): Promise<Outcome<CreatedPayment>> =>
    onceByKeyOutside(context.db, { endpoint: 'webshop_additional_payment_pay', body: input, context }, () => start(deps, input, context));

async function start(deps: OrderDeps, { identifier, payment }: Input, { db, lang, address }: CallContext): Promise<Outcome<CreatedPayment>> {
  const additional = await findAdditional(db, identifier);
  const order = additional && (await selectOrder(db, additional.order_id));
  if (!order) return fail('error_empty_data');
  if (!canPayAdditional(additional, order)) return fail('error_additional_not_payable');
  const gateway = findPaymentMethod(deps, { currency: additional.currency, lang: order.lang }, payment);
  // A transfer begins nowhere: the page says how.
  if (!gateway || gateway.type === 'none') return fail('error_payment_not_possible');
  const refused = await refuseAfterFailures(db, { reference: additionalReferenceOf(additional.id), address });
  if (refused) return refused;
  const result = await startAdditional(db, deps, { additional, order, gateway, lang, address });
  return ok(result.kind === 'started' ? toCreatedPayment(result.started) : PAYMENT_NOT_STARTED);
}

interface StartInput {
  additional: AdditionalRow;
  order: OrderRow;
  gateway: Gateway;
  lang: LanguageCode;
  address: string;
}

async function startAdditional(db: Db, deps: OrderDeps, { additional, order, gateway, lang, address }: StartInput): Promise<PaymentStartResult> {
  const page = (end: Parameters<typeof paymentReturnUrl>[3]) => paymentReturnUrl(deps, lang, { order, additional }, end);
  const { customer } = await selectSnapshot(db, order.id);
  const result = await startPayment(db, gateway, {
    reference: additionalReferenceOf(additional.id),
    title: additional.number,
    amount: additional.amount,
    currency: additional.currency,
    email: order.email,
    lang,
    address,
    ...(customer && { buyer: paymentBuyer(customer) }),
    successUrl: page('success'),
    failureUrl: page('failure'),
    cancelUrl: page('canceled'),
    callbackUrl: callbackUrl(deps, gateway.code),
  });
  if (result.kind === 'failed') deps.logError(result.error);
  return result;
}
