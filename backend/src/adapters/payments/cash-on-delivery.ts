import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Gateway } from './gateway.ts';

/** What the courier takes for carrying money, minor units, with VAT. */
const FEES: Readonly<Record<CurrencyCode, number>> = { EUR: 150, RSD: 18_000, BAM: 300 };

/** Paid at the door: begins nothing, costs a fee, and the order is confirmed at once. */
export const cashOnDeliveryGateway = (): Gateway => ({
  code: 'cash-on-delivery',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: null,
  fee: (currency) => FEES[currency],
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for cash' }),
});
