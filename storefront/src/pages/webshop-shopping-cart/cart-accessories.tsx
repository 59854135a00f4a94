import type { Cart } from '@vitrina/contract/cart';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { ShoppingBag } from '../../ui/icons.tsx';
import { FitCards } from '../../features/fit/fit-cards.tsx';
import type { CartAccessory } from '../../features/fit/load-cart-accessories.ts';
import '../../features/fit/fit-cards.css';

/** Accessories for the cart's items, each with a button to add it. Those of a removed item are hidden. */
export function CartAccessories({ cart, accessories }: { cart: Pick<Cart, 'parcels'>; accessories: readonly CartAccessory[] }) {
  const shop = useShop();
  const text = useText();
  const ids = new Set(cart.parcels.flatMap(({ items }) => items.map(({ id }) => id)));
  const shown = accessories.filter(({ device }) => ids.has(device.id));
  if (shown.length === 0) return null;
  return (
    <section className="panel cart-fits" aria-labelledby="cart-fits">
      <h2 id="cart-fits">{text('fit_cart_title')}</h2>
      <FitCards
        cards={shown}
        foot={(card) => (
          <>
            <p className="tiny muted" {...(card.device.lang && { lang: card.device.lang })}>
              {text('fit_cart_for', { device: card.device.title })}
            </p>
            <form method="post" action={cartUrl(shop)} data-buy={card.title}>
              <input type="hidden" name="action" value="add" />
              <button type="submit" className="btn compact" name="code" value={card.code} aria-label={`${card.title}, ${text('product_add_to_cart')}`}>
                <ShoppingBag className="icon small-icon" aria-hidden="true" />
                {text('product_add_to_cart')}
              </button>
            </form>
          </>
        )}
      />
    </section>
  );
}
