import * as orderCalls from '@vitrina/contract/orders.calls';
import type { Order } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

/** Current status of an order; `null`: no reply, try again later. */
export async function fetchOrderStatus(lang: LanguageCode, identifier: string): Promise<Pick<Order, 'status' | 'payment_status'> | null> {
  try {
    const reply = await browserClient(lang).call(orderCalls.orderStatus, { identifier });
    return reply.success ? reply.data : null;
  } catch {
    return null;
  }
}
