import type { Gateway } from './gateway.ts';

/** A company pays its invoice later: begins nothing, and the order is confirmed at once. Offered to those alone who may owe as much. */
export const onAccountGateway = (): Gateway => ({
  code: 'on-account',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: null,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for invoices' }),
});
