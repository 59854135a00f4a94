import type { OrderConfirmation } from '@vitrina/contract/orders';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import { UNCONFIRMED, type WaitingOrder } from './waiting-queries.ts';

/** The order waiting for confirmation, for the holder of its link; also after it was confirmed or expired. */
export function toConfirmation(order: WaitingOrder): OrderConfirmation {
  const { id, snapshot, total, currency, expires_at } = order;
  const { state, problem } = paymentStatusOf(order);
  return {
    state,
    problem,
    number: orderNumber(id),
    identifier: state === 'placed' ? orderIdentifierOf(order) : null,
    total: toDecimal(total),
    currency,
    items: snapshot.parcels.flatMap(({ items }) => items.map(({ title, text_lang, qty }) => ({ title, text_lang, qty }))),
    expires_at: state === 'waiting' ? (expires_at?.toISOString() ?? null) : null,
  };
}

function paymentStatusOf({ status, cancel_reason, is_over }: WaitingOrder): Pick<OrderConfirmation, 'state' | 'problem'> {
  if (status === 'waiting') return { state: is_over ? 'over' : 'waiting', problem: null };
  const [reason, problem] = cancel_reason?.split(':') ?? [];
  if (reason !== UNCONFIRMED) return { state: 'placed', problem: null };
  return problem === undefined ? { state: 'over', problem: null } : { state: 'impossible', problem };
}
