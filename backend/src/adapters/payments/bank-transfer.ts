import type { Gateway } from './gateway.ts';

const DAYS = 7;

/** Manual bank transfer: starts nothing; the order waits until staff see the money on the account. */
export const bankTransferGateway = (): Gateway => ({
  code: 'bank-transfer',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: DAYS * 24 * 60,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for transfers' }),
});
