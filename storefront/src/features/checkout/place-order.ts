import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { AfterOrder } from './after-order.ts';
import { refetchCart } from '../../client/cart/cart-actions.ts';
import { browserCaller } from './checkout-actions.ts';
import { submitOrder } from './follow-order.ts';
import { forgetOrderKey, orderKey } from './order-key.ts';

/** Places the order from the browser. `unknown`: no reply came; the idempotency key is kept, so that a retry cannot order twice. */
export async function placeOrder(lang: LanguageCode, total: number): Promise<AfterOrder | { kind: 'unknown' }> {
  try {
    const after = await submitOrder(browserCaller(lang), { key: orderKey(total), total });
    forgetOrderKey();
    if (after.kind === 'failed') await refetchCart(lang, { isChanged: true });
    else void refetchCart(lang, { isChanged: true });
    return after;
  } catch {
    return { kind: 'unknown' };
  }
}
