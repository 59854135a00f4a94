import { useText } from '../../context/shop-context.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BankRedirectPage } from '../../features/checkout/bank-redirect-page.tsx';
import { FitWarnings } from '../../features/fit/fit-warnings.tsx';
import { OrderReviewForm } from '../../features/checkout/order-review-form.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Review of the order, with the button that places it. */
export function Page(props: Props) {
  const text = useText();
  if ('leaving' in props) return <BankRedirectPage leaving={props.leaving} />;
  return (
    <CheckoutPage
      step="review_order"
      webshop={props.webshop}
      cart={props.cart}
      title={text('checkout_review_page')}
      note={
        <>
          <CartWarnings warnings={props.cart.warnings} />
          <FitWarnings cart={props.cart} served={props.fits ?? []} />
        </>
      }
    >
      <OrderReviewForm {...props} />
    </CheckoutPage>
  );
}
