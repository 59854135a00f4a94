import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { CARD } from './sample-order.ts';

/** A well-formed identifier. */
export const ADDITIONAL_ID = '3-BBBBBBBBBBBBBBBBBBBBBB';

/** An additional payment as in a reply; a test overrides the fields that it is about. */
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
