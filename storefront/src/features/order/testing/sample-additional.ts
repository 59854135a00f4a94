import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { CARD } from './sample-order.ts';

/** An identifier of the right shape. */
export const ADDITIONAL_ID = '3-BBBBBBBBBBBBBBBBBBBBBB';

/** An additional payment as the shop answers it; a test names what it is about. */
export const additionalWith = (more: Partial<AdditionalPayment> = {}): AdditionalPayment => ({
  identifier: ADDITIONAL_ID,
  order_number: '100012',
  amount: 12.5,
  currency: 'EUR',
  reason: 'Dostava v tretje nadstropje',
  payment_status: 'unpaid',
  created_at: '2026-11-21T09:30:00.000Z',
  can_pay: true,
  payments: [CARD],
  transfer: null,
  ...more,
});
