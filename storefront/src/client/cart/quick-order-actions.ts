import * as quickOrderCalls from '@vitrina/contract/quick-order.calls';
/** Quick order: many lines in one call, queued with the cart's other writes. */
import type { Reply } from '@vitrina/contract/client';
import type { CallReply } from '@vitrina/contract/call-types';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { setChangedCart } from './cart-store.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { enqueueCartWrite } from './write-cart.ts';

type OrderReply = Reply<CallReply<typeof quickOrderCalls.quickOrder>>;
type Lines = { code: string; qty: number }[];

/** Checks an order list: returns the result of each line, adding nothing to the cart. */
export async function checkQuickOrder(lang: LanguageCode, lines: Lines): Promise<OrderReply> {
  try {
    return await browserClient(lang).call(quickOrderCalls.quickOrder, { lang, lines, check: true });
  } catch {
    return UNREACHABLE;
  }
}

/** Adds all available lines to the cart. */
export const sendQuickOrder = (lang: LanguageCode, lines: Lines): Promise<OrderReply> =>
  enqueueCartWrite(async () => {
    try {
      await ensureToken();
      const reply = await browserClient(lang).call(quickOrderCalls.quickOrder, { lang, lines });
      if (reply.success && reply.data.cart) setChangedCart(lang, reply.data.cart);
      return reply;
    } catch {
      return UNREACHABLE;
    }
  });
