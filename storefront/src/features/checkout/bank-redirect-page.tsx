import { useShop, useText } from '../../context/shop-context.tsx';
import { BankRedirect } from '../../ui/bank-redirect.tsx';
import { orderUrl } from './checkout-url.ts';
import type { Leaving } from './finish-step.ts';

/** Page that redirects to the bank after placing an order. */
export function BankRedirectPage({ leaving }: { leaving: Leaving }) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page checkout checkout-leaving">
      <h1>{text('checkout_leaving')}</h1>
      <p>{text('checkout_leaving_text')}</p>
      <BankRedirect to={leaving} label={text('checkout_leaving_go')} />
      <a className="link" href={orderUrl('payment_new', leaving.identifier, shop)}>
        {text('checkout_leaving_other')}
      </a>
    </div>
  );
}
