import { useShop, useText } from '../../context/shop-context.tsx';
import { OtherLogins } from '../../features/account/other-logins.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { webshopUrl } from '../../features/checkout/checkout-url.ts';
import { LoginChoice } from '../../features/checkout/login-choice.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Choice of guest checkout or login. */
export function Page({ cart, webshop, failed, ways }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <CheckoutPage webshop={webshop} cart={cart} title={text('checkout_login_page')} note={<CartWarnings warnings={cart.warnings} />}>
      <LoginChoice failed={failed} hasOwnForm={ways.hasOwnForm}>
        <OtherLogins ways={ways} redirect={webshopUrl('customer', shop)} className="checkout-block" />
      </LoginChoice>
    </CheckoutPage>
  );
}
