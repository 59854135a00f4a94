import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { traced } from '../../http/watch.ts';
import { type Payment, takeWaitingPayments } from '../payments/index.ts';
import { gatewayOf, type OrderDeps } from './order-deps.ts';
import { receivePaymentEvent, refundOwed } from './receive-payment-event.ts';

const AT_ONCE = 50;

/**
 * Asks the gateways about payments that nothing was heard of, ends those that hung for a day (decision G17), and asks for
 * refunds that are due. Gives how many payments were told something new.
 */
export async function checkPayments(db: Db, deps: OrderDeps): Promise<number> {
  let told = 0;
  for (const payment of await takeWaitingPayments(db, AT_ONCE)) {
    const event = await askGateway(deps, payment);
    if (!event) continue;
    const outcome = await receivePaymentEvent(db, { gateway: payment.gateway, event }, deps);
    if (outcome.ok && outcome.data.kind === 'applied') told += 1;
  }
  await refundOwed(db, deps);
  return told;
}

async function askGateway(deps: OrderDeps, payment: Payment & { is_over: boolean }): Promise<GatewayEvent | null> {
  const { code, gateway_reference: gatewayReference } = payment;
  try {
    const gateway = gatewayOf(deps, payment.gateway);
    const event = gateway?.status ? await traced('outgoing', `${gateway.code} status`, async () => gateway.status?.({ code, gatewayReference })) : null;
    if (event && (event.kind !== 'pending' || payment.status === 'created')) return event;
  } catch (error) {
    deps.logError(error);
  }
  // Money that comes all the same is still taken.
  return payment.is_over ? { eventId: `given-up:${code}`, paymentCode: code, kind: 'failed', amount: payment.amount, currency: payment.currency } : null;
}
