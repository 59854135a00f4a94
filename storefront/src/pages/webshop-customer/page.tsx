import { useText } from '../../context/shop-context.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { CustomerForm } from '../../features/checkout/customer-form.tsx';
import { BankRedirectPage } from '../../features/checkout/bank-redirect-page.tsx';
import type { Props } from './load.ts';
import '../../features/cart/cart.css';

/** Buyer and addresses. */
export function Page(props: Props) {
  const text = useText();
  if ('leaving' in props) return <BankRedirectPage leaving={props.leaving} />;
  return (
    <CheckoutPage
      step="customer"
      webshop={props.webshop}
      cart={props.cart}
      title={text('checkout_customer_page')}
      note={<CartWarnings warnings={props.cart.warnings} />}
    >
      <CustomerForm {...props} />
    </CheckoutPage>
  );
}
