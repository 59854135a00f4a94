import type { BrowserReturn, CallbackRequest } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { type BackendReply, failureReply } from '../../http/reply.ts';
import { isBusy } from '../../http/short-locks.ts';
import { increment } from '../../http/instrumentation.ts';
import { gatewayOf, type PaymentDeps } from './payment-deps.ts';
import { selectPaymentByCode } from './payment-queries.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

/** Answers the callback of a gateway. A request without a valid signature changes nothing and gets 400; a repeated one gets the same reply. */
export const receiveCallback =
  (deps: PaymentDeps) =>
  async (db: Db, { gateway: code, request }: { gateway: string; request: CallbackRequest }): Promise<BackendReply> => {
    const gateway = gatewayOf(deps, code);
    if (!gateway) return failureReply('error_not_found');
    const reading = await gateway.readCallback(request);
    if (reading.kind === 'refused') {
      deps.logError(new Error(`callback of ${code} refused: ${reading.reason}`));
      increment({ what: 'payment_callback', gateway: code, outcome: 'refused' });
      return failureReply('error_bad_input');
    }
    increment({ what: 'payment_callback', gateway: code, outcome: 'accepted' });
    const redirect = reading.browser ? await redirectBrowser(db, reading.browser, deps) : null;
    if (reading.kind === 'ignored') return redirect ?? plainReply(reading.reply);
    try {
      const outcome = await receivePaymentEvent(db, { gateway: code, event: reading.event }, deps);
      if (redirect) return redirect;
      return outcome.ok && outcome.data.kind !== 'refused' ? plainReply(reading.reply) : failureReply('error_bad_input');
    } catch (error) {
      // Gateways retry after a 503.
      if (isBusy(error)) return failureReply('error_unavailable', { headers: { 'retry-after': '5' } });
      throw error;
    }
  };

/** The callback came through the shopper's browser: 303 to the page that shows the state of the order. `null`: unknown payment. */
async function redirectBrowser(db: Db, { paymentCode, page }: BrowserReturn, { subjects }: PaymentDeps): Promise<BackendReply | null> {
  const payment = await selectPaymentByCode(db, paymentCode);
  const location = payment && (await subjects.returnUrl(db, payment.reference, page));
  return location ? { status: 303, headers: { location, 'cache-control': 'no-store' }, text: '' } : null;
}

const plainReply = (text = 'OK'): BackendReply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  text,
});
