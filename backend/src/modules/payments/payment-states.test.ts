import { expect, it } from 'vitest';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import { nextPaymentState, type PaymentState, paymentStatusOf } from './payment-states.ts';

type Kind = GatewayEvent['kind'];
const KINDS: readonly Kind[] = ['pending', 'paid', 'failed', 'cancelled', 'refunded'];

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

/** What a set of events means, whatever their order: written without the machine. */
function reference(kinds: ReadonlySet<Kind>): PaymentState {
  if (kinds.has('refunded')) return 'refunded';
  if (kinds.has('paid')) return 'paid';
  if (kinds.has('failed')) return 'failed';
  if (kinds.has('cancelled')) return 'cancelled';
  return kinds.has('pending') ? 'pending' : 'created';
}

const subsets = Array.from({ length: 2 ** KINDS.length }, (_, bits) => KINDS.filter((_kind, i) => (bits >> i) & 1));

it.each(subsets.map((kinds) => [kinds.join(', ') || 'nothing', kinds] as const))('%s: the same end in every order', (_name, kinds) => {
  const orders = permutations(kinds);
  const ends = new Set(orders.map((order) => order.reduce<PaymentState>(nextPaymentState, 'created')));
  expect([...ends]).toEqual([reference(new Set(kinds))]);
});

it('all 120 orders of five events end in one state', () => {
  const ends = new Map(permutations(KINDS).map((order) => [order.join(), order.reduce<PaymentState>(nextPaymentState, 'created')]));
  expect(ends.size).toBe(120);
  expect([...ends].filter(([, end]) => end !== 'refunded')).toEqual([]);
});

it('the same event twice changes nothing', () => {
  for (const first of KINDS) {
    const once = nextPaymentState('created', first);
    expect(nextPaymentState(once, first)).toBe(once);
  }
});

it('what is to be given back is not paid again, only given back', () => {
  for (const kind of KINDS) expect(nextPaymentState('refund_due', kind)).toBe(kind === 'refunded' ? 'refunded' : 'refund_due');
});

it.each<[PaymentState[], string]>([
  [[], 'unpaid'],
  [['created'], 'unpaid'],
  [['failed'], 'failed'],
  [['cancelled'], 'failed'],
  [['failed', 'created'], 'unpaid'],
  [['failed', 'pending', 'failed'], 'pending'],
  [['paid', 'failed'], 'paid'],
  [['paid', 'refund_due'], 'paid'],
  [['refund_due', 'created'], 'refund_due'],
  [['refunded'], 'refunded'],
  [['refunded', 'paid'], 'paid'],
])('payments %j stand as %s', (states, standing) => expect(paymentStatusOf(states)).toBe(standing));
