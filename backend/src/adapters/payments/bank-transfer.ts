import type { Gateway } from './gateway.ts';

const DAYS = 7;

/** A transfer by hand: begins nothing; the order waits for the money, which people see on the account. */
export const bankTransferGateway = (): Gateway => ({
  code: 'bank-transfer',
  type: 'none',
  currencies: ['EUR', 'RSD', 'BAM'],
  waitMinutes: DAYS * 24 * 60,
  start: async () => ({ kind: 'none' }),
  readCallback: () => ({ kind: 'refused', reason: 'nobody calls for transfers' }),
});
