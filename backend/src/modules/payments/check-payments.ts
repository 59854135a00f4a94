import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { trace } from '../../http/instrumentation.ts';
import { gatewayOf, type PaymentDeps } from './payment-deps.ts';
import { type Payment, claimWaitingPayments } from './payment-queries.ts';
import { receivePaymentEvent, requestCaptures, requestPartialRefunds, requestRefunds } from './receive-payment-event.ts';

const BATCH_SIZE = 50;

/**
 * Queries the gateways for payments without news, fails those that stayed pending for a day (decision G17) and requests due
 * refunds and parts. Returns how many payments received an event.
 */
export async function checkPayments(db: Db, deps: PaymentDeps): Promise<number> {
  let updated = 0;
  for (const payment of await claimWaitingPayments(db, BATCH_SIZE)) {
    const event = await queryStatus(deps, payment);
    if (!event) continue;
    const outcome = await receivePaymentEvent(db, { gateway: payment.gateway, event }, deps);
    if (outcome.ok && outcome.data.kind === 'applied') updated += 1;
  }
  await requestRefunds(db, deps);
  await requestPartialRefunds(db, deps);
  await requestCaptures(db, deps);
  return updated;
}

/** `null`: no news, or the gateway is unreachable. */
async function queryStatus(deps: PaymentDeps, payment: Payment & { is_over: boolean }): Promise<GatewayEvent | null> {
  const { code, gateway_reference: gatewayReference } = payment;
  try {
    const gateway = gatewayOf(deps, payment.gateway);
    const event = gateway?.status ? await trace('outgoing', `${gateway.code} status`, async () => gateway.status?.({ code, gatewayReference })) : null;
    if (event && (event.kind !== 'pending' || payment.status === 'created')) return event;
  } catch (error) {
    deps.logError(error);
  }
  // A payment that arrives after this is still accepted.
  return payment.is_over ? { eventId: `given-up:${code}`, paymentCode: code, kind: 'failed', amount: payment.amount, currency: payment.currency } : null;
}
