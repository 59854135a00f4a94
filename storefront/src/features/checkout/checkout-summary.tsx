import type { Cart, CartItem } from '@vitrina/contract/cart';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';

/** Lines and totals of the cart. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { info } = useShop();
  const text = useText();
  return (
    <>
      <ul className="checkout-lines">
        {cart.parcels
          .flatMap((parcel) => parcel.items)
          .map((item) => (
            <Line key={item.shopping_cart_code} item={item} />
          ))}
      </ul>
      <CheckoutTotals cart={cart} />
      <p className="tiny muted">{text('checkout_summary_note', { count: info.withdrawalDays })}</p>
    </>
  );
}

/** Collapsed summary for phones. */
export function CheckoutSummaryBar({ cart }: { cart: Cart }) {
  const text = useText();
  const price = usePrice();
  return (
    <details className="checkout-bar">
      <summary>
        <span>{text('checkout_summary_of', { pieces: text('products_count', { count: cart.qty }) })}</span>
        <b>{price(cart.totals.total)}</b>
      </summary>
      <CheckoutSummary cart={cart} />
    </details>
  );
}

function Line({ item }: { item: CartItem }) {
  const text = useText();
  const price = usePrice();
  return (
    <li>
      <span className="checkout-picture">
        {!item.service && (
          <ProductPicture
            path={item.main_image?.upload_path ?? null}
            alt=""
            presets={PRESETS}
            sizes="56px"
            width={56}
            height={47}
            kind={item.main_image?.kind ?? 'cutout'}
          />
        )}
      </span>
      <span lang={item.text_lang ?? undefined}>
        {item.title}
        {item.qty > 1 && (
          <small className="num">
            {item.qty} × {price(item.price)}
          </small>
        )}
        {item.unit_price && <small className="num">{item.unit_price}</small>}
        {item.service?.refused && <small className="line-refused">{item.service.refused}</small>}
        {item.take_back && <small>{text('order_take_back')}</small>}
        {item.energy && (
          <small className="line-energy">
            <EnergyArrow energy={item.energy} />
          </small>
        )}
      </span>
      <span className="num">{price(item.total)}</span>
    </li>
  );
}

const PRESETS = ['order'] as const;
