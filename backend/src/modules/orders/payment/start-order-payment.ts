import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { BrowserReturn, Gateway } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { type BegunPayment, beginPayment } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { buyerOf } from './payment-buyer.ts';
import { orderNumber, referenceOf } from '../order-identifier.ts';
import { callbackUrl } from '../views/order-urls.ts';
import { pageAfterPayment } from './payment-return-page.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';

interface Begin {
  order: OrderRow;
  gateway: Gateway;
  lang: LanguageCode;
  /** Of the shopper. */
  address: string;
}

/** Begins a payment of an order's whole total at a gateway. */
export async function beginOrderPayment(db: Db, deps: OrderDeps, { order, gateway, lang, address }: Begin): Promise<BegunPayment> {
  const page = (end: BrowserReturn['page']) => pageAfterPayment(deps, lang, { order, additional: null }, end);
  const { customer } = await selectSnapshot(db, order.id);
  const begun = await beginPayment(db, gateway, {
    reference: referenceOf(order.id),
    title: orderNumber(order.id),
    amount: order.total,
    currency: order.currency,
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

/**
 * The order is paid by this gateway from now on, and waits for it: a new try has its whole time, but nothing holds the stock
 * longer than a week.
 */
export async function chooseGateway(db: Db, order: OrderRow, gateway: Gateway): Promise<void> {
  await sql`
    update orders set payment_code = ${gateway.code}, payment_type = ${gateway.type},
      payment_status = case when payment_status = 'failed' then 'unpaid' else payment_status end,
      expires_at = case when expires_at is null then null
        else greatest(expires_at, least(now() + make_interval(mins => ${gateway.waitMinutes}::integer), created_at + interval '7 days')) end
    where id = ${order.id}::bigint and status in ('new', 'confirmed') and payment_status in ('unpaid', 'failed')`.execute(db);
}
