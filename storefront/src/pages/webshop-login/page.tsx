import { useText } from '../../context/shop-context.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { LoginChoice } from '../../features/checkout/login-choice.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Buy as guest, or log in. */
export function Page({ cart, webshop, failed }: Props) {
  const text = useText();
  return (
    <CheckoutPage webshop={webshop} cart={cart} title={text('checkout_login_page')} note={<CartWarnings warnings={cart.warnings} />}>
      <LoginChoice failed={failed} />
    </CheckoutPage>
  );
}
