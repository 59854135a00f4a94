import { expect, it } from 'vitest';
import { ORDER_STATUS, PAYMENT_STATUS } from '@vitrina/contract/orders';
import { canBecome, canCancel, canMove, canPay } from './order-states.ts';

const ALLOWED = [
  'waiting → new',
  'waiting → confirmed',
  'waiting → cancelled',
  'new → confirmed',
  'new → cancelled',
  'new → failed',
  'confirmed → packed',
  'confirmed → cancelled',
  'packed → shipped',
  'shipped → delivered',
  'failed → confirmed',
  'failed → cancelled',
];

it('an order moves only along the table', () => {
  const moves = ORDER_STATUS.flatMap((from) => ORDER_STATUS.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(moves.sort()).toEqual(ALLOWED.toSorted());
});

it('an order may be cancelled until it is packed', () => expect(ORDER_STATUS.filter((status) => canCancel({ status }))).toEqual(['new', 'confirmed']));

it('an order may be paid while it is open and no payment is undecided', () => {
  const open = ORDER_STATUS.flatMap((status) =>
    PAYMENT_STATUS.filter((payment_status) => canPay({ status, payment_status })).map((payment_status) => `${status} ${payment_status}`),
  );
  expect(open).toEqual(['new unpaid', 'new failed', 'confirmed unpaid', 'confirmed failed']);
});

it('staff move an order along the table, and not during a refund [G14]', () => {
  const moves = PAYMENT_STATUS.filter((payment_status) => canMove({ status: 'packed', payment_status }, 'shipped'));
  expect(moves).toEqual(PAYMENT_STATUS.filter((status) => status !== 'refund_due' && status !== 'refunded'));
  expect([canMove({ status: 'packed', payment_status: 'paid' }, 'delivered'), canMove({ status: 'confirmed', payment_status: 'unpaid' }, 'packed')]).toEqual([
    false,
    true,
  ]);
});
