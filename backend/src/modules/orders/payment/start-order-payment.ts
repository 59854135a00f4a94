import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { BrowserReturn, Gateway } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { type PaymentStartResult, startPayment } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentBuyer } from './payment-buyer.ts';
import { additionalReferenceOf, referenceOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import type { AdditionalRow } from '../additional/additional-queries.ts';
import { callbackUrl } from '../views/order-urls.ts';
import { paymentReturnUrl } from './payment-return-url.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';

interface StartInput {
  order: OrderRow;
  /** `null`: the order's own total is paid. */
  additional: AdditionalRow | null;
  gateway: Gateway;
  lang: LanguageCode;
  /** The shopper's IP address. */
  address: string;
}

/** Starts a payment of an order's whole total, or of an additional payment, at a gateway. */
export async function startOrderPayment(db: Db, deps: OrderDeps, { order, additional, gateway, lang, address }: StartInput): Promise<PaymentStartResult> {
  const page = (end: BrowserReturn['page']) => paymentReturnUrl(deps, lang, { order, additional }, end);
  const { customer } = await selectSnapshot(db, order.id);
  const result = await startPayment(db, gateway, {
    ...(additional ? additionalSum(additional) : orderSum(order)),
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

const orderSum = ({ id, total: amount, currency }: OrderRow) => ({ reference: referenceOf(id), title: orderNumber(id), amount, currency });

const additionalSum = ({ id, number: title, amount, currency }: AdditionalRow) => ({ reference: additionalReferenceOf(id), title, amount, currency });

/** Sets the gateway of the order and extends its deadline; no order holds stock for longer than a week. */
export async function chooseGateway(db: Db, order: OrderRow, gateway: Gateway): Promise<void> {
  await sql`
    update orders set payment_code = ${gateway.code}, payment_type = ${gateway.type},
      payment_status = case when payment_status = 'failed' then 'unpaid' else payment_status end,
      expires_at = case when expires_at is null then null
        else greatest(expires_at, least(now() + make_interval(mins => ${gateway.waitMinutes}::integer), created_at + interval '7 days')) end
    where id = ${order.id}::bigint and status in ('new', 'confirmed') and payment_status in ('unpaid', 'failed')`.execute(db);
}
