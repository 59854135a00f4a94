import { offeredPaymentMethods, paymentFee } from '@vitrina/contract/settings/payment-methods';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-queries.ts';

/** Payment methods for an existing order: those of its currency without a fee; not cash on delivery, as the parcel is not sent that way; not credit, whose terms must be shown before the order. */
export const orderPaymentMethods = ({ config: { settings }, gateways }: OrderDeps, { currency, lang }: Pick<OrderRow, 'currency' | 'lang'>): Gateway[] =>
  offeredPaymentMethods(gateways, settings, { market: lang, total: null }).filter(
    ({ code, currencies, waitMinutes }) =>
      currencies.includes(currency) && waitMinutes !== null && code !== settings.payment.instalments?.way && paymentFee(settings, code, currency) === 0,
  );

/** The gateway of a code; `undefined` if the order may not be paid by it. */
export function findPaymentMethod(deps: OrderDeps, order: Pick<OrderRow, 'currency' | 'lang'>, code: string): Gateway | undefined {
  const gateway = gatewayOf(deps, code);
  return gateway && orderPaymentMethods(deps, order).includes(gateway) ? gateway : undefined;
}
