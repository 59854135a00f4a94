import { useShop, useText } from '../../context/shop-context.tsx';
import { authUrl } from '../../features/account/account-url.ts';

/** Form to create an offer from the cart, for companies, at present prices. */
export function MakeOffer() {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={authUrl(shop, 'edit')} className="make-offer">
      <input type="hidden" name="form" value="offers" />
      <input type="hidden" name="make" value="1" />
      <button type="submit" className="btn">
        {text('cart_make_offer')}
      </button>
      <p className="tiny muted">{text('cart_make_offer_text')}</p>
    </form>
  );
}
