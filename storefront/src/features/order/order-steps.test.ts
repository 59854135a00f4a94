import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const states = (status: Parameters<typeof orderSteps>[0]['status']) => orderSteps({ status }).map((step) => `${step.status} ${step.state}`);

describe('the way of an order', () => {
  it('shows what is done, what is now and what follows [S2.99]', () =>
    expect(states('packed')).toEqual(['new done', 'confirmed done', 'packed now', 'shipped next', 'delivered next']));
  it('ends where it was cancelled [S1.28]', () => expect(states('cancelled')).toEqual(['new done', 'cancelled now']));
});
