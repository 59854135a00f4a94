import type { CreatedPayment } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { CallContext } from '../../../http/context.ts';
import { onceByKeyOutside } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { Db } from '../../../db/index.ts';
import { type BegunPayment, beginPayment } from '../../payments/index.ts';
import { buyerOf } from '../payment/payment-buyer.ts';
import { NOTHING_BEGUN, refuseAfterFailures, toCreatedPayment } from '../payment/created-payment-view.ts';
import type { OrderDeps } from '../order-deps.ts';
import { additionalReferenceOf } from '../order-identifier.ts';
import { callbackUrl } from '../views/order-urls.ts';
import { type OrderRow, selectOrder, selectSnapshot } from '../order-queries.ts';
import { pageAfterPayment } from '../payment/payment-return-page.ts';
import { wayToPay } from '../payment/payment-option-view.ts';
import { type AdditionalRow, findAdditional } from './additional-queries.ts';
import { canPayAdditional } from './additional-states.ts';

interface Input {
  identifier: string;
  payment: string;
}

/** Begins paying an additional payment at a gateway. */
export const payAdditionalPayment =
  (deps: OrderDeps) =>
  (input: Input, context: CallContext): Promise<Outcome<CreatedPayment>> =>
    onceByKeyOutside(context.db, { endpoint: 'webshop_additional_payment_pay', body: input, context }, () => begin(deps, input, context));

async function begin(deps: OrderDeps, { identifier, payment }: Input, { db, lang, address }: CallContext): Promise<Outcome<CreatedPayment>> {
  const additional = await findAdditional(db, identifier);
  const order = additional && (await selectOrder(db, additional.order_id));
  if (!order) return fail('error_empty_data');
  if (!canPayAdditional(additional, order)) return fail('error_additional_not_payable');
  const gateway = wayToPay(deps, additional, payment);
  // A transfer begins nowhere: the page says how.
  if (!gateway || gateway.type === 'none') return fail('error_payment_not_possible');
  const refused = await refuseAfterFailures(db, { reference: additionalReferenceOf(additional.id), address });
  if (refused) return refused;
  const begun = await beginAdditional(db, deps, { additional, order, gateway, lang, address });
  return ok(begun.kind === 'begun' ? toCreatedPayment(begun.started) : NOTHING_BEGUN);
}

interface Begin {
  additional: AdditionalRow;
  order: OrderRow;
  gateway: Gateway;
  lang: LanguageCode;
  address: string;
}

async function beginAdditional(db: Db, deps: OrderDeps, { additional, order, gateway, lang, address }: Begin): Promise<BegunPayment> {
  const page = (end: Parameters<typeof pageAfterPayment>[3]) => pageAfterPayment(deps, lang, { order, additional }, end);
  const { customer } = await selectSnapshot(db, order.id);
  const begun = await beginPayment(db, gateway, {
    reference: additionalReferenceOf(additional.id),
    title: additional.number,
    amount: additional.amount,
    currency: additional.currency,
    email: order.email,
    lang,
    address,
    ...(customer && { buyer: buyerOf(customer) }),
    successUrl: page('success'),
    failureUrl: page('failure'),
    cancelUrl: page('canceled'),
    callbackUrl: callbackUrl(deps, gateway.code),
  });
  if (begun.kind === 'failed') deps.logError(begun.error);
  return begun;
}
