import { useRef, useState } from 'react';
import { prepareRecentlyViewed, RecentlyViewed } from '../../blocks/recently-viewed.tsx';
import { usePageCart } from '../../client/cart/use-page-cart.ts';
import { useText } from '../../context/shop-context.tsx';
import { AgeField } from '../../features/cart/age-field.tsx';
import { CartParcels } from '../../features/cart/cart-parcels.tsx';
import { CartTotals } from '../../features/cart/cart-totals.tsx';
import { CartTrust } from '../../features/cart/cart-trust.tsx';
import { CartWarnings } from '../../features/cart/cart-warnings.tsx';
import { CheckoutLink } from '../../features/cart/checkout-link.tsx';
import { CollectInMyShop } from '../../features/cart/collect-in-my-shop.tsx';
import { CouponField } from '../../features/cart/coupon-field.tsx';
import { DeliverTo } from '../../features/cart/deliver-to.tsx';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { FreeShipping } from '../../features/cart/free-shipping.tsx';
import { MyCoupons } from '../../features/cart/my-coupons.tsx';
import { FitWarnings } from '../../features/fit/fit-warnings.tsx';
import { RemovedNote } from '../../features/cart/removed-note.tsx';
import { useMyPlaceInCart } from '../../features/cart/use-my-place-in-cart.ts';
import { useRemoval } from '../../features/cart/use-removal.ts';
import { SavedItems } from '../../features/cart/saved-items.tsx';
import '../../features/cart/cart.css';
import { CartAccessories } from './cart-accessories.tsx';
import { CartBar } from './cart-bar.tsx';
import { FailureNote } from './failure-note.tsx';
import { MakeOffer } from './make-offer.tsx';
import { ReminderLinkPanel } from './reminder-link-panel.tsx';
import type { Props } from './load.ts';
import './page.css';

export const prepare = prepareRecentlyViewed;

/** Cart by parcel, with totals beside it. */
export function Page({ cart: fromPage, myCoupons, countries, redirected, fits, accessories, notice, failure }: Props) {
  const text = useText();
  const cart = usePageCart(fromPage);
  const followed = useMyPlaceInCart(cart);
  const removal = useRemoval();
  const [isAgeMissed, setAgeMissed] = useState(false);
  const mainButton = useRef<HTMLDivElement>(null);
  const missAge = () => setAgeMissed(true);
  const isEmpty = cart.parcels.length === 0;
  const saved = cart.saved ?? [];
  const refusedCoupon = failure?.action === 'coupon' ? failure : null;
  return (
    <div className="page cart-page">
      <h1 className="page-title">
        {text('cart')}
        {!isEmpty && <small>{text('products_count', { count: cart.qty })}</small>}
      </h1>
      {notice && <ReminderLinkPanel notice={notice} />}
      <div className="cart-messages">
        <FailureNote failure={failure} cart={cart} />
        <RemovedNote removal={removal} />
        <CartWarnings warnings={cart.warnings} />
      </div>
      {isEmpty ? (
        notice?.kind !== 'restore' && <EmptyCart />
      ) : (
        <div className="cart-columns">
          <div className="panel cart-goods">
            <CartParcels parcels={cart.parcels} heading="h2" onRemove={removal.remove} />
          </div>
          <aside className="panel cart-sum" aria-label={text('cart_page_summary')}>
            <DeliverTo cart={cart} countries={countries} redirected={redirected ?? followed} />
            <FreeShipping cart={cart} />
            <CouponField coupons={cart.coupons} refused={refusedCoupon} />
            <MyCoupons coupons={myCoupons} used={cart.coupons} />
            <AgeField cart={cart} isMissed={isAgeMissed} />
            <CartTotals cart={cart} />
            <div ref={mainButton}>
              <CheckoutLink cart={cart} onMissed={missAge} />
            </div>
            <CollectInMyShop cart={cart} />
            {cart.can_offer && <MakeOffer />}
            <FitWarnings cart={cart} served={fits} />
            <CartTrust />
            <p className="tiny muted">{text('cart_page_reserved_note')}</p>
          </aside>
          <CartAccessories cart={cart} accessories={accessories} />
          <CartBar cart={cart} main={mainButton} onMissed={missAge} />
        </div>
      )}
      {saved.length > 0 && <SavedItems items={saved} />}
      <RecentlyViewed except={cart.parcels.flatMap(({ items }) => items.map(({ id }) => id))} />
    </div>
  );
}
