import type { PaymentType, webshopOrders } from '@vitrina/contract/orders';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotent } from '../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type Owner, ownerOf } from '../../http/owner-of.ts';
import { refuseIfBusy, withShortLocks } from '../../http/short-locks.ts';
import { type CartDeps, closeCart, loadCartForOrder, selectRecentlyOrderedCart } from '../cart/index.ts';
import { createOrderFromDraft, newOrderColumn, findOrder, type OrderDeps, redirectOnCreated, refuseShortStock, selectOrderOfCart } from '../orders/index.ts';

type Input = z.output<typeof webshopOrders.createOrder.input>;
type Created = { identifier: string; payment_type: PaymentType; redirect_url_on_created?: string; waits_for_confirmation?: boolean };
/** `type`: payment type of an order created by this call. */
type Placed = { identifier: string; isFirst: boolean; type?: PaymentType };

/** Records the staff member who took the order, in its transaction. */
type RecordOrder = (db: Db, orderId: number) => Promise<unknown>;

export interface CreateOrderDeps {
  cart: CartDeps;
  orders: OrderDeps;
}

/** Creates the order of the caller's cart once, even with concurrent requests and tabs; later requests get that order. */
export const createOrder =
  (deps: CreateOrderDeps, record?: RecordOrder) =>
  async (input: Input, context: CallContext): Promise<Outcome<Created>> => {
    const owner = ownerOf(context.actor, deps.cart);
    if (!owner) return fail('error_unauthorized');
    if (input.accept_terms === false) return fail('error_cart_incomplete', { errors: [{ field: 'accept_terms', label_name: 'error_field_required' }] });
    return refuseIfBusy(async () => {
      const placed = await refuseShortStock(() =>
        withShortLocks(context.db, async (db) => {
          let first: Pick<Placed, 'isFirst' | 'type'> = { isFirst: false };
          const outcome = await runIdempotent(db, { endpoint: 'webshop_order_post', body: input, context }, async () => {
            const created = await placeOrder(db, { deps, owner, input, context, record });
            if (created.ok) first = created.data;
            return created.ok ? ok({ identifier: created.data.identifier }) : created;
          });
          return outcome.ok ? ok({ ...first, ...outcome.data }) : outcome;
        }),
      );
      if (!placed.ok) return placed;
      // An earlier order was found without its cart.
      if (!placed.data.isFirst && (await context.isEnded?.())) return fail('error_unauthorized');
      return answer(deps, placed.data, context);
    });
  };

interface OrderPlacement {
  deps: CreateOrderDeps;
  owner: Owner;
  input: Input;
  context: CallContext;
  record: RecordOrder | undefined;
}

async function placeOrder(db: Db, { deps, owner, input, context, record }: OrderPlacement): Promise<Outcome<Placed>> {
  const { actor, lang } = context;
  const cart = await loadCartForOrder(db, { actor, lang, deps: deps.cart, seenTotal: input.total, also: newOrderColumn(lang) });
  if (!cart.ok) return cart.label === 'error_cart_empty' ? ((await justOrdered(db, owner)) ?? cart) : cart;
  const order = await createOrderFromDraft(db, { newOrder: cart.data.also, draft: cart.data, deps: deps.orders, address: context.address });
  if (!order.ok) return order;
  await closeCart(db, cart.data.cartId);
  await record?.(db, order.data.id);
  const { identifier, paymentType, isWaiting } = order.data;
  return ok({ identifier, isFirst: true, ...(!isWaiting && { type: paymentType }) });
}

/** The order that a concurrent request created from the cart. */
async function justOrdered(db: Db, owner: Owner): Promise<Outcome<Placed> | null> {
  const cartId = await selectRecentlyOrderedCart(db, owner);
  const order = cartId === null ? null : await selectOrderOfCart(db, cartId);
  return order && ok({ identifier: `${order.id}-${order.code}`, isFirst: false });
}

/** Reads the stored order unless this call created it and no gateway is involved, so that repeated requests get equal replies. */
async function answer(deps: CreateOrderDeps, { identifier, isFirst, type }: Placed, context: CallContext): Promise<Outcome<Created>> {
  if (type !== undefined && type !== 'direct_credit_cart_form') return ok({ identifier, payment_type: type });
  const order = await findOrder(context.db, identifier);
  if (!order) return fail('error_empty_data');
  if (order.status === 'waiting') return ok({ identifier, payment_type: 'none', waits_for_confirmation: true });
  const created: Created = { identifier, payment_type: order.payment_type };
  if (order.payment_type !== 'direct_credit_cart_form') return ok(created);
  return ok({ ...created, redirect_url_on_created: await redirectOnCreated(deps.orders, { order, isFirst }, context) });
}
