import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { OrderLineAnswer } from '@vitrina/contract/quick-order';
import { MAX_LINES, MAX_VALUE } from '../items/check-item.ts';

/** Fields of a sellable product that a quick order needs. */
export interface OrderableProduct {
  id: number;
  /** Minor units; `null`: not sold here. */
  amount: number | null;
  /** Stock of all warehouses. */
  stock: number;
}

/** The product of a line, or why none is identified. */
export type LineTarget = { state: 'unknown' | 'several' | 'variant' } | { product: OrderableProduct };

/** Contents of the cart before the order list is added. */
export interface CartContents {
  /** Quantity by product id. */
  quantities: ReadonlyMap<number, number>;
  /** Value of the goods, minor units. */
  goods: number;
}

export type PlannedLine = Pick<OrderLineAnswer, 'state' | 'added' | 'available_qty'> & { productId: number | null };

/** Plans the lines in order, as if each were added to the cart alone: a repeated product gets what is left. */
export function planOrder(lines: readonly { target: LineTarget; qty: number }[], cart: CartContents): PlannedLine[] {
  const quantities = new Map(cart.quantities);
  let { goods } = cart;
  return lines.map(({ target, qty }) => {
    if ('state' in target) return { state: target.state, added: 0, available_qty: 0, productId: null };
    const { id, amount, stock } = target.product;
    const available_qty = Math.min(stock, MAX_QUANTITY);
    if (amount === null) return { state: 'not_orderable', added: 0, available_qty: 0, productId: id };
    const before = quantities.get(id) ?? 0;
    const possible = Math.min(qty, Math.max(0, available_qty - before));
    const room = quantities.has(id) || quantities.size < MAX_LINES ? Math.max(0, Math.floor((MAX_VALUE - goods) / amount)) : 0;
    const added = Math.min(possible, room);
    if (added > 0) {
      quantities.set(id, before + added);
      goods += added * amount;
    }
    return { state: stateOf({ qty, possible, added }), added, available_qty, productId: id };
  });
}

function stateOf({ qty, possible, added }: { qty: number; possible: number; added: number }): OrderLineAnswer['state'] {
  if (possible === 0) return 'none';
  if (added === 0) return 'full';
  return added === qty ? 'added' : 'fewer';
}
