import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderActions } from '@vitrina/contract/staff/order-actions';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotentOutsideTransaction } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { findOrder, orderNumber, orderPageUrl, recordOrderByStaff } from '../../orders/index.ts';
import { createOrder, type CreateOrderDeps } from '../create-order.ts';
import { type Basket, fillBasket, withBasket } from './fill-basket.ts';

type Input = Basket & { market: LanguageCode };
type PhoneOrder = ReplyOf<typeof orderActions.create>;

/**
 * Creates an order taken by telephone through the steps of a guest's checkout, with their checks, from a temporary basket. The buyer gets a mail with
 * a link to the order's page, where it is paid.
 */
export const createPhoneOrder =
  (deps: CreateOrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<PhoneOrder>> => {
    const scope = scopeOf(context.staff, 'orders.edit');
    if (!scope || (scope.markets && !scope.markets.includes(input.market))) return fail('error_forbidden');
    return runIdempotentOutsideTransaction(context.db, { endpoint: 'staff_orders_new', body: input, context }, () =>
      refuseIfBusy(() => place(deps, input, context)),
    );
  };

/** The caller as a guest of the shop in a market. */
export const asGuest = (context: CallContext, market: LanguageCode): CallContext => ({
  ...context,
  lang: market,
  actor: { tokenId: randomUUID(), userId: null, isStaff: false },
  staff: null,
  idempotencyKey: null,
});

async function place(deps: CreateOrderDeps, input: Input, context: CallContext): Promise<Outcome<PhoneOrder>> {
  const guest = asGuest(context, input.market);
  const record = (db: Db, orderId: number): Promise<number> => recordOrderByStaff(db, orderNumber(orderId), { context });
  const created = await withBasket(guest, async () => {
    const filled = await fillBasket(deps.cart, input, guest, 'lines');
    return filled.ok ? createOrder(withoutLimits(deps), record)({ accept_terms: true }, guest) : filled;
  });
  if (!created.ok) return created;
  const order = await findOrder(context.db, created.data.identifier);
  if (!order) throw new Error('an order taken by telephone is gone');
  const number = orderNumber(order.id);
  const url = orderPageUrl(deps.orders, input.market, { action: 'view_order', identifier: created.data.identifier });
  return ok({ number, identifier: created.data.identifier, url, total: toDecimal(order.total), currency: order.currency });
}

/** Lifts the limits on orders: many orders entered by one member of staff are no abuse. */
function withoutLimits({ cart, orders }: CreateOrderDeps): CreateOrderDeps {
  const { publicUrl, defaultLanguage, bankAccounts, checkout, settings } = orders.config;
  return { cart, orders: { ...orders, config: { publicUrl, defaultLanguage, bankAccounts, settings, checkout: { ...checkout, orderLimits: false } } } };
}
