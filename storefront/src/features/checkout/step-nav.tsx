import type { Cart } from '@vitrina/contract/cart';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { isLastStep, nextStep, previousStep, type Step, type Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';
import { LegalNotes } from './legal-notes.tsx';

interface StepNavProps {
  step: Step;
  webshop: Webshop;
  isBusy: boolean;
  /** Order data for a form without scripts; placed if this is the last step. */
  order: { key: string; cart: Cart };
  children?: ReactNode;
}

/** Link to the previous step and the submit button: next step, or order with obligation to pay. */
export function StepNav({ step, webshop, isBusy, order, children }: StepNavProps) {
  const shop = useShop();
  const text = useText();
  const previous = previousStep(step, webshop);
  const isLast = isLastStep(step, webshop);
  const next = nextStep(step, webshop);
  return (
    <>
      {isLast && (
        <>
          <input type="hidden" name="key" value={order.key} />
          <input type="hidden" name="total" value={order.cart.totals.total} />
          <LegalNotes parcels={order.cart.parcels} />
        </>
      )}
      {children}
      <div className="checkout-nav">
        <a className="link" href={webshopUrl(previous ?? 'shopping_cart', shop)}>
          {previous ? text(`checkout_back_to_${previous}`) : text('checkout_back_to_cart')}
        </a>
        <button type="submit" className="key" aria-disabled={isBusy}>
          {isLast ? text('checkout_order_button') : text(`checkout_go_to_${next}`)}
          {!isLast && <ArrowRight className="icon" />}
        </button>
      </div>
    </>
  );
}
