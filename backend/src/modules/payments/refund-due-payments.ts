import type { Gateway, GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { trace } from '../../http/instrumentation.ts';
import { clearRefundRequested, claimDueRefunds } from './payment-queries.ts';

const AT_ONCE = 20;

interface RefundDeps {
  gateways: readonly Gateway[];
  logError: (error: unknown) => void;
  /** Takes the event of a gateway that says at once that the money went back. */
  receive: (told: { gateway: string; event: GatewayEvent }) => Promise<unknown>;
}

/**
 * Asks the gateways to give back what is due; each payment once, until the gateway refuses. It is done when the gateway's event
 * says so, at once or later. Gives how many were asked for. What no gateway can give back (a transfer) stays due, for people.
 */
export async function refundDuePayments(db: Db, { gateways, logError, receive }: RefundDeps): Promise<number> {
  const payments = await claimDueRefunds(db, AT_ONCE);
  for (const payment of payments) {
    const { code, amount, currency, gateway_reference: gatewayReference } = payment;
    try {
      const gateway = gateways.find((one) => one.code === payment.gateway);
      const event = gateway?.refund
        ? await trace('outgoing', `${gateway.code} refund`, async () => gateway.refund?.({ code, gatewayReference, amount, currency }))
        : null;
      if (event) await receive({ gateway: payment.gateway, event });
    } catch (error) {
      logError(error);
      await clearRefundRequested(db, payment.id);
    }
  }
  return payments.length;
}
