import * as orderCalls from '@vitrina/contract/orders.calls';
import type { Reply } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Call } from '@vitrina/contract/endpoint';
import { type AfterOrder, afterOrder, afterPayment, type OrderOutcome } from './after-order.ts';

/** Makes a call and returns its reply, successful or not; browser and server have one each. */
export type Caller = <C extends Call>(endpoint: C, input: CallInput<C>, headers?: Record<string, string>) => Promise<Reply<CallReply<C>>>;

export interface OrderRequest {
  /** Idempotency-Key, the same in all attempts of one order. */
  key: string;
  /** Total that the buyer saw; `null`: unknown. */
  total: number | null;
}

/** Places the order exactly once, fetches it and returns the next step. Throws if no reply came. */
export async function submitOrder(call: Caller, { key, total }: OrderRequest): Promise<AfterOrder> {
  const created = await call(orderCalls.createOrder, { ...(total !== null && { total }), accept_terms: true }, { 'idempotency-key': key });
  if (!created.success) return { kind: 'failed', label_name: created.data.label_name };
  const { identifier, payment_type, redirect_url_on_created = null } = created.data;
  const order = await call(orderCalls.order, { identifier });
  // The order is placed: the reply of its creation suffices if it cannot be fetched now.
  return afterOrder(order.success ? order.data : { identifier, payment_type, redirect_url_on_created });
}

/** Starts the payment of an order and returns the next step. */
export async function fetchPayment(call: Caller, identifier: string): Promise<OrderOutcome> {
  const payment = await call(orderCalls.createPayment, { identifier });
  return afterPayment(identifier, payment.success ? payment.data : null);
}
