import { describe, expect, it } from 'vitest';
import { paymentStep } from './payment-step.ts';

describe('how a payment stands', () => {
  it.each([
    ['new', 'unpaid', 'waiting'],
    ['new', 'pending', 'waiting'],
    ['confirmed', 'paid', 'paid'],
    ['new', 'failed', 'failed'],
    ['cancelled', 'failed', 'over'],
    ['cancelled', 'unpaid', 'over'],
    ['cancelled', 'refund_due', 'over'],
    ['failed', 'failed', 'over'],
  ] as const)('order %s, payment %s: %s [S2.95] [S2.96]', (status, payment_status, step) => expect(paymentStep({ status, payment_status })).toBe(step));
});
