import type { Gateway } from './gateway.ts';

/** Gateway of purchases on account: starts nothing, and the order is confirmed immediately. Offered only within the company's credit. */
export const onAccountGateway = (): Gateway => ({
  code: 'on-account',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: null,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for invoices' }),
});
