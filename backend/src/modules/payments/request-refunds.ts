import type { Gateway, GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { trace } from '../../http/instrumentation.ts';
import { clearRefundRequested, claimDueRefunds } from './payment-queries.ts';

const AT_ONCE = 20;

interface RefundDeps {
  gateways: readonly Gateway[];
  logError: (error: unknown) => void;
  /** Receives the event of a gateway that confirms the refund at once. */
  receive: (message: { gateway: string; event: GatewayEvent }) => Promise<unknown>;
}

/**
 * Requests due refunds from the gateways, each once, and again after an error. The refund is complete when the gateway's event arrives.
 * Returns how many payments were processed. Payments without a gateway (transfers) stay due, for staff.
 */
export async function requestDueRefunds(db: Db, { gateways, logError, receive }: RefundDeps): Promise<number> {
  const payments = await claimDueRefunds(db, AT_ONCE);
  for (const payment of payments) {
    const { code, amount, rest, currency, gateway_reference: gatewayReference } = payment;
    try {
      const gateway = gateways.find((one) => one.code === payment.gateway);
      // Gateways with partial refunds can refund the rest after parts.
      const canRefund = gateway?.refund && (rest === amount || gateway.parts);
      const event = canRefund
        ? await trace('outgoing', `${gateway.code} refund`, async () => gateway.refund?.({ code, gatewayReference, amount: rest, currency }))
        : null;
      if (event) await receive({ gateway: payment.gateway, event });
    } catch (error) {
      logError(error);
      await clearRefundRequested(db, payment.id);
    }
  }
  return payments.length;
}
