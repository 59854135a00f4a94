import { quickOrder } from '@vitrina/contract/quick-order';
import { expect, it } from 'vitest';
import { ORDER_CALL } from './order-call.ts';

it('quick order is the same call as in the contract', () => {
  const { key, method } = quickOrder.quickOrder;
  expect(ORDER_CALL).toEqual({ key, method, path: '' });
});
