import type { Gateway } from './gateway.ts';

/** Paid at the door: begins nothing, costs a fee, and the order is confirmed at once. */
export const cashOnDeliveryGateway = (): Gateway => ({
  code: 'cash-on-delivery',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: null,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for cash' }),
});
