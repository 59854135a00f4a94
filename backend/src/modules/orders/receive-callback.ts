import type { BrowserReturn, CallbackRequest } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { type BackendReply, failureReply } from '../../http/reply.ts';
import { isBusy } from '../../http/short-locks.ts';
import { counted } from '../../http/watch.ts';
import { selectPaymentByCode } from '../payments/index.ts';
import { gatewayOf, type OrderDeps } from './order-deps.ts';
import { pageAfterPayment } from './payment/payment-return-page.ts';
import { selectPaidFor } from './payment/payment-subject.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

/** A gateway calls. What is not proven to be its word changes nothing and gets 400; the same word twice gets the same answer. */
export const receiveCallback =
  (deps: OrderDeps) =>
  async (db: Db, { gateway: code, request }: { gateway: string; request: CallbackRequest }): Promise<BackendReply> => {
    const gateway = gatewayOf(deps, code);
    if (!gateway) return failureReply('error_not_found');
    const reading = await gateway.readCallback(request);
    if (reading.kind === 'refused') {
      deps.logError(new Error(`callback of ${code} refused: ${reading.reason}`));
      counted({ what: 'payment_callback', gateway: code, outcome: 'refused' });
      return failureReply('error_bad_input');
    }
    counted({ what: 'payment_callback', gateway: code, outcome: 'accepted' });
    const leadBack = reading.browser ? await pageAfter(db, reading.browser, deps) : null;
    if (reading.kind === 'ignored') return leadBack ?? plain(reading.reply);
    try {
      const outcome = await receivePaymentEvent(db, { gateway: code, event: reading.event }, deps);
      if (leadBack) return leadBack;
      return outcome.ok && outcome.data.kind !== 'refused' ? plain(reading.reply) : failureReply('error_bad_input');
    } catch (error) {
      // Gateways call again after a 503.
      if (isBusy(error)) return failureReply('error_unavailable', { headers: { 'retry-after': '5' } });
      throw error;
    }
  };

/** The shopper's browser carried the message: on to the page of what was paid, which shows what is true. */
async function pageAfter(db: Db, { paymentCode, page }: BrowserReturn, deps: OrderDeps): Promise<BackendReply | null> {
  const payment = await selectPaymentByCode(db, paymentCode);
  const paidFor = payment && (await selectPaidFor(db, payment.reference));
  if (!paidFor) return null;
  const location = pageAfterPayment(deps, paidFor.order.lang, paidFor, page);
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, text: '' };
}

const plain = (text = 'OK'): BackendReply => ({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, text });
