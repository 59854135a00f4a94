import { useText } from '../../context/shop-context.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BankRedirectPage } from '../../features/checkout/bank-redirect-page.tsx';
import { PaymentForm } from '../../features/checkout/payment-form.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Payment step. */
export function Page(props: Props) {
  const text = useText();
  if ('leaving' in props) return <BankRedirectPage leaving={props.leaving} />;
  return (
    <CheckoutPage
      step="payment"
      webshop={props.webshop}
      cart={props.cart}
      title={text('checkout_payment_page')}
      note={<CartWarnings warnings={props.cart.warnings} />}
    >
      <PaymentForm {...props} />
    </CheckoutPage>
  );
}
