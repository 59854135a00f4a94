import type { Cart } from '@vitrina/contract/cart';
import type { ReactNode } from 'react';
import { useText } from '../../context/shop-context.tsx';
import type { Step, Webshop } from './checkout-steps.ts';
import { CheckoutSummary, CheckoutSummaryBar } from './checkout-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';
import './checkout-header.css';
import './checkout.css';

interface CheckoutPageProps {
  /** Absent on the login page before the steps. */
  step?: Step;
  webshop: Webshop;
  /** Cart rendered by the server; later changes replace it. */
  cart: Cart;
  title: string;
  /** Changes in the cart since the last view. */
  note?: ReactNode;
  children: ReactNode;
}

/** A step of the checkout: progress bar, title, forms, and the summary beside them. */
export function CheckoutPage({ step, webshop, cart: served, title, note, children }: CheckoutPageProps) {
  const text = useText();
  const cart = useCheckoutCart(served);
  return (
    <div className="page checkout">
      <StepBar step={step} webshop={webshop} />
      <CheckoutSummaryBar cart={cart} />
      <div className="checkout-columns">
        <div className="checkout-main">
          <h1>{title}</h1>
          {note}
          {children}
        </div>
        <aside className="checkout-block checkout-aside" aria-label={text('checkout_summary')}>
          <h2>{text('checkout_summary')}</h2>
          <CheckoutSummary cart={cart} />
        </aside>
      </div>
    </div>
  );
}
