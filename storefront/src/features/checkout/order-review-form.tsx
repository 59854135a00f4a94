import type { Cart, CustomerField } from '@vitrina/contract/cart';
import type { FormEvent } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { parcelTitle } from '../../labels/parcel-title.ts';
import { AgeNote } from '../../ui/age-note.tsx';
import { stepsOn, type Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ReviewCustomer } from './review-customer.tsx';
import { ReviewParcel } from './review-parcel.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';
import { StepNav } from './step-nav.tsx';
import { useOrder } from './use-order.ts';
import { useCheckoutCart } from './use-checkout-cart.ts';

export interface OrderReviewFormProps {
  cart: Cart;
  webshop: Webshop;
  orderKey: string;
  fields: CustomerField[];
  countryTitle: string;
}

/** Review of all choices, each with a link to change it, and the order button. */
export function OrderReviewForm({ cart: served, webshop, orderKey, fields, countryTitle }: OrderReviewFormProps) {
  const shop = useShop();
  const text = useText();
  const order = useOrder();
  const cart = useCheckoutCart(served);
  const steps = stepsOn(webshop);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void order.run(cart.totals.total);
  };
  return (
    <form method="post" onSubmit={submit}>
      <ErrorSummary message={order.problem} />
      <section className="checkout-block">
        <ReviewHead title={text('checkout_step_customer')} change={webshopUrl('customer', shop)} />
        <ReviewCustomer cart={cart} fields={fields} countryTitle={countryTitle} />
      </section>
      {cart.parcels.map((parcel, i) => (
        <section className="checkout-block" key={parcel.id}>
          <ReviewHead
            title={cart.parcels.length > 1 ? parcelTitle(parcel, { number: i + 1, of: cart.parcels.length }, text) : text('checkout_step_shipping')}
            change={webshopUrl(steps.includes('shipping') ? 'shipping' : 'shopping_cart', shop)}
          />
          <ReviewParcel parcel={parcel} />
        </section>
      ))}
      <AgeNote cart={cart} className="checkout-block review-age" />
      <section className="checkout-block">
        <ReviewHead title={text('checkout_step_payment')} change={steps.includes('payment') ? webshopUrl('payment', shop) : null} />
        {cart.payment_type && (
          <p>
            <b>{cart.payment_type.title}</b>
            {cart.payment_type.description && <small className="muted block">{cart.payment_type.description}</small>}
          </p>
        )}
        <CheckoutTotals cart={cart} />
      </section>
      <StepNav step="review_order" webshop={webshop} isBusy={order.isBusy} order={{ key: orderKey, cart }} />
    </form>
  );
}

function ReviewHead({ title, change }: { title: string; change: string | null }) {
  const text = useText();
  return (
    <div className="review-head">
      <h2>{title}</h2>
      {change && (
        <a className="link" href={change} aria-label={`${text('checkout_change')}: ${title}`}>
          {text('checkout_change')}
        </a>
      )}
    </div>
  );
}
