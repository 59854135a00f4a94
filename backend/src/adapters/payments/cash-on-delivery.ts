import type { Gateway } from './gateway.ts';

/** Cash on delivery: starts nothing, has a fee, and the order is confirmed immediately. */
export const cashOnDeliveryGateway = (): Gateway => ({
  code: 'cash-on-delivery',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: null,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for cash' }),
});
