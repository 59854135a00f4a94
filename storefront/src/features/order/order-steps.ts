import type { Order, OrderStatus } from '@vitrina/contract/orders';

export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'now' | 'next';
}

const WAY: readonly OrderStatus[] = ['new', 'confirmed', 'packed', 'shipped', 'delivered'];

/** Steps of an order from received to delivered; a cancelled or failed order shows its end only. */
export function orderSteps({ status }: Pick<Order, 'status'>): OrderStep[] {
  const at = WAY.indexOf(status);
  if (status === 'waiting') return [{ status, state: 'now' }, ...WAY.map((step): OrderStep => ({ status: step, state: 'next' }))];
  if (at < 0)
    return [
      { status: 'new', state: 'done' },
      { status, state: 'now' },
    ];
  return WAY.map((step, i) => ({ status: step, state: i < at ? 'done' : i === at ? 'now' : 'next' }));
}
