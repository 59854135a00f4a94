import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { BrowserReturn, Gateway } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { type PaymentStartResult, startPayment } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentBuyer } from './payment-buyer.ts';
import { orderNumber, referenceOf } from '../order-identifier.ts';
import { callbackUrl } from '../views/order-urls.ts';
import { paymentReturnUrl } from './payment-return-url.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';

interface StartInput {
  order: OrderRow;
  gateway: Gateway;
  lang: LanguageCode;
  /** The shopper's IP address. */
  address: string;
}

/** Starts a payment of an order's whole total at a gateway. */
export async function startOrderPayment(db: Db, deps: OrderDeps, { order, gateway, lang, address }: StartInput): Promise<PaymentStartResult> {
  const page = (end: BrowserReturn['page']) => paymentReturnUrl(deps, lang, { order, additional: null }, end);
  const { customer } = await selectSnapshot(db, order.id);
  const result = await startPayment(db, gateway, {
    reference: referenceOf(order.id),
    title: orderNumber(order.id),
    amount: order.total,
    currency: order.currency,
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

/** Sets the gateway of the order and extends its deadline; no order holds stock for longer than a week. */
export async function chooseGateway(db: Db, order: OrderRow, gateway: Gateway): Promise<void> {
  await sql`
    update orders set payment_code = ${gateway.code}, payment_type = ${gateway.type},
      payment_status = case when payment_status = 'failed' then 'unpaid' else payment_status end,
      expires_at = case when expires_at is null then null
        else greatest(expires_at, least(now() + make_interval(mins => ${gateway.waitMinutes}::integer), created_at + interval '7 days')) end
    where id = ${order.id}::bigint and status in ('new', 'confirmed') and payment_status in ('unpaid', 'failed')`.execute(db);
}
