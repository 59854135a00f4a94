import type { PaymentType } from '@vitrina/contract/orders';
import { sellerCountry } from '@vitrina/contract/settings/seller-country';
import { withdrawalDays } from '@vitrina/contract/settings/withdrawal-days';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { recordLegalSnapshot } from '../legal/record-legal-snapshot.ts';
import { type InitialState, initialState, paymentTypeOf } from './initial-state.ts';
import { claimCouponsAndStock } from './claim-coupons-and-stock.ts';
import type { NewOrder } from './new-order-id.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderDeps } from '../order-deps.ts';
import { createOrderCode, orderIdentifierOf } from '../order-identifier.ts';
import { insertOrderEvent } from '../order-queries.ts';
import { limitOrders } from '../waiting/limit-orders.ts';
import { CONFIRM_MINUTES } from '../waiting/order-limits.ts';
import { orderSource } from '../waiting/order-source.ts';
import { enqueueConfirmMail } from '../mail/enqueue-confirm-mail.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';

interface OrderCreation {
  newOrder: NewOrder;
  draft: OrderDraft;
  deps: OrderDeps;
  /** The client's IP address. */
  address: string;
}

interface CreatedOrder {
  id: number;
  identifier: string;
  paymentType: PaymentType;
  /** Waits for the confirmation link in its mail. */
  isWaiting: boolean;
}

/**
 * Creates order, lines, coupon redemptions, stock reservation and mail in the caller's transaction, which holds the cart's lock. Beyond the
 * limits the order waits for confirmation, without coupons and stock. On a refusal the transaction must be rolled back: part of it may have
 * been written.
 */
export async function createOrderFromDraft(db: Db, { newOrder: { id, wordings }, draft, deps, address }: OrderCreation): Promise<Outcome<CreatedOrder>> {
  const source = orderSource(draft, address);
  const admission = deps.config.checkout.orderLimits ? await limitOrders(db, draft, source) : 'place';
  if (admission === 'refuse') return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
  const isWaiting = admission === 'wait';
  const code = createOrderCode();
  const confirmCode = isWaiting ? createOrderCode() : null;
  const first: InitialState = isWaiting ? { status: 'waiting', paymentStatus: 'unpaid', waitMinutes: CONFIRM_MINUTES } : initialState(draft, deps);
  const { settings } = deps.config;
  const promise = {
    days: withdrawalDays(settings, draft.lang),
    timeZone: settings.shop.timeZone,
    sellerCountry: sellerCountry(settings, draft.lang),
  };
  await insertOrder(db, { id, draft, promise, code, confirmCode, ...(draft.userId === null ? source : { network: null, site: null }), ...first });
  await recordLegalSnapshot(db, { orderId: id, draft, deps, wordings });
  const order = { id, email: draft.email, lang: draft.lang };
  await insertOrderEvent(db, id, isWaiting ? 'waiting' : 'created');
  if (confirmCode !== null) await enqueueConfirmMail(db, order, confirmCode);
  else {
    const claimed = await claimCouponsAndStock(db, { orderId: id, draft });
    if (!claimed.ok) return claimed;
    if (first.status === 'confirmed') await insertOrderEvent(db, id, 'confirmed');
    await enqueueOrderMail(db, order, 'order-received');
  }
  return ok({ id, identifier: orderIdentifierOf({ id, code }), paymentType: isWaiting ? 'none' : paymentTypeOf(draft), isWaiting });
}
