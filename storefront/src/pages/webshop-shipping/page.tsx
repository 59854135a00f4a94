import { useText } from '../../context/shop-context.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BankRedirectPage } from '../../features/checkout/bank-redirect-page.tsx';
import { ShippingForm } from '../../features/checkout/shipping-form.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Shipping step. */
export function Page(props: Props) {
  const text = useText();
  if ('leaving' in props) return <BankRedirectPage leaving={props.leaving} />;
  return (
    <CheckoutPage
      step="shipping"
      webshop={props.webshop}
      cart={props.cart}
      title={text('checkout_shipping_page')}
      note={<CartWarnings warnings={props.cart.warnings} />}
    >
      <ShippingForm key={String(props.isEach)} {...props} />
    </CheckoutPage>
  );
}
