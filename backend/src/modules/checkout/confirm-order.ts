import type { OrderConfirmation } from '@vitrina/contract/orders';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../http/short-locks.ts';
import { loadClosedCart } from '../cart/index.ts';
import {
  endWaitingOrder,
  findWaitingOrder,
  isOver,
  lockOrder,
  placeWaitingOrder,
  refuseShortStock,
  toConfirmation,
  type WaitingOrder,
} from '../orders/index.ts';
import type { CreateOrderDeps } from './create-order.ts';

type Link = { identifier: string };

/** Read only: mail scanners open links too. */
export async function readConfirmation({ identifier }: Link, { db }: Pick<CallContext, 'db'>): Promise<Outcome<OrderConfirmation>> {
  const found = await findWaitingOrder(db, identifier);
  return found ? ok(toConfirmation(found)) : fail('error_empty_data');
}

/**
 * Places the order through the link in its mail, at current stock, coupons and prices. An order that cannot be placed is cancelled with the reason.
 * Idempotent.
 */
export const confirmOrder =
  (deps: CreateOrderDeps) =>
  async (link: Link, context: Pick<CallContext, 'db'>): Promise<Outcome<OrderConfirmation>> => {
    const { db } = context;
    const found = await findWaitingOrder(db, link.identifier);
    if (!found) return fail('error_empty_data');
    return refuseIfBusy(async () => {
      const placed = await refuseShortStock(() => withShortLocks(db, (db) => place(db, deps, found)));
      // The attempt is rolled back; its failure is recorded in a separate transaction.
      if (!placed.ok) await withShortLocks(db, (db) => end(db, found.id, placed.label));
      return readConfirmation(link, context);
    });
  };

async function place(db: Db, deps: CreateOrderDeps, { id, cart_id }: WaitingOrder): Promise<Outcome<null>> {
  const order = await lockOrder(db, id);
  if (order?.status !== 'waiting') return ok(null);
  if (await isOver(db, id)) return end(db, id, null);
  const seenTotal = toDecimal(order.total);
  const cart = cart_id === null ? fail('error_cart_changed') : await loadClosedCart(db, { cartId: cart_id, lang: order.lang, deps: deps.cart, seenTotal });
  return cart.ok ? placeWaitingOrder(db, { order, draft: cart.data, deps: deps.orders }) : cart;
}

async function end(db: Db, id: number, problem: string | null): Promise<Outcome<null>> {
  const order = await lockOrder(db, id);
  if (order?.status === 'waiting') await endWaitingOrder(db, order, problem);
  return ok(null);
}
