import type { Gateway } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { forgetRefundAsked, takeDueRefunds } from './payment-queries.ts';

const AT_ONCE = 20;

/**
 * Asks the gateways to give back what is due; each payment once, until the gateway refuses. It is done when the gateway's event
 * says so. Gives how many were asked for. What no gateway can give back (a transfer) stays due, for people.
 */
export async function refundDuePayments(db: Db, gateways: readonly Gateway[], logError: (error: unknown) => void): Promise<number> {
  const payments = await takeDueRefunds(db, AT_ONCE);
  for (const payment of payments) {
    const { code, amount, currency, gateway_reference: gatewayReference } = payment;
    try {
      await gateways.find((one) => one.code === payment.gateway)?.refund?.({ code, gatewayReference, amount, currency });
    } catch (error) {
      logError(error);
      await forgetRefundAsked(db, payment.id);
    }
  }
  return payments.length;
}
