import type { Cart } from '@vitrina/contract/cart';
import type { Reply } from '@vitrina/contract/client';
import { useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { nextStep, type Step, type Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';
import { useOrder } from './use-order.ts';
import { useCheckoutCart } from './use-checkout-cart.ts';

/** Returns the submit handler of a step's form: saves it, then opens the next step or, on the last one, places the order. */
export function useStepSubmit({ step, webshop, cart }: { step: Step; webshop: Webshop; cart: Cart }) {
  const shop = useShop();
  const text = useText();
  const order = useOrder();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const shown = useCheckoutCart(cart);

  const finish = (now: Cart) => {
    const next = nextStep(step, webshop);
    if (next) return navigate(webshopUrl(next, shop));
    // The order is placed only for the total that was shown.
    if (now.totals.total === shown.totals.total) return void order.run(now.totals.total);
    setProblem(text('checkout_total_changed'));
  };
  const run = async (save: () => Promise<Reply<{ cart: Cart }>>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setProblem(null);
    const reply = await save();
    isRunning.current = false;
    setSaving(false);
    if (reply.success) finish(reply.data.cart);
    else setProblem(text(reply.data.label_name));
  };
  return { run, isRunning: () => isRunning.current, isBusy: isSaving || order.isBusy, problem: problem ?? order.problem };
}
