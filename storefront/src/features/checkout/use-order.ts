import { useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { failedOrderUrl } from '../../links/order-links.ts';
import type { AfterOrder } from './after-order.ts';
import { orderUrl } from './checkout-url.ts';
import { isHttpUrl } from './is-http-url.ts';
import { placeOrder } from './place-order.ts';
import { postIdentifier } from './post-identifier.ts';

/** Places the order once and continues by payment type; a second press meanwhile has no effect. */
export function useOrder() {
  const shop = useShop();
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  const go = (after: AfterOrder): void => {
    if (after.kind === 'failed') navigate(failedOrderUrl(after.label_name, shop));
    else if (after.kind === 'page') navigate(orderUrl(after.action, after.identifier, shop));
    else if (after.kind === 'leave' && isHttpUrl(new URL(after.url, location.href).href)) location.assign(after.url);
    // The server fetches the payment and renders the page that leads to the bank: only that page's policy allows its form.
    else postIdentifier(location.pathname, after.identifier);
  };
  const run = async (total: number) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const after = await placeOrder(shop.lang, total);
    if (after.kind !== 'unknown') return go(after);
    isRunning.current = false;
    setBusy(false);
    setProblem(text('checkout_order_unknown'));
  };
  return { run, isBusy, problem };
}
