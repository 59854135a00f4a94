import type { CartItem, Parcel } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { LineLaw } from '../../ui/line-law.tsx';
import { ShippingDays } from './shipping-choices.tsx';

/** A parcel: its lines, shipping method, place and day. */
export function ReviewParcel({ parcel }: { parcel: Parcel }) {
  const text = useText();
  const price = usePrice();
  const { shipping } = parcel;
  return (
    <>
      <ul className="review-items">
        {parcel.items.map((item) => (
          <li key={item.shopping_cart_code}>
            {item.service ? (
              item.title
            ) : (
              <a className="link" href={item.url_without_domain} lang={item.text_lang ?? undefined}>
                {item.title}
              </a>
            )}{' '}
            {item.age_verification && <AgeBadge />}
            <span className="num">
              {item.qty} × {price(item.price)}
            </span>
            <b className="num">{price(item.total)}</b>
            {item.facts && <small className="muted">{item.facts}</small>}
            <ReviewFacts item={item} />
          </li>
        ))}
      </ul>
      {parcel.seller_lines && (
        <p className="review-seller" data-law="seller">
          <b>{text('law_seller')}</b>
          {parcel.seller_lines.map((line) => (
            <small key={line} className="block">
              {keepTogether(line)}
            </small>
          ))}
        </p>
      )}
      {shipping && (
        <p>
          <b>{shipping.title}</b>, {shipping.price === 0 ? text('checkout_free') : price(shipping.price)}
          {shipping.point && (
            <small className="block">
              {shipping.point.title}, {shipping.point.address}, {shipping.point.post_code} {shipping.point.town}
            </small>
          )}
          <span className="muted block">
            <ShippingDays dates={[shipping.date]} />
          </span>
        </p>
      )}
    </>
  );
}

/** Statements that are required beside every price and before the order. */
function ReviewFacts({ item }: { item: CartItem }) {
  const text = useText();
  const price = usePrice();
  const isCut = item.price < item.basic_price && item.lowest_price_30_days !== null;
  return (
    <>
      {item.unit_price && <small className="muted num">{item.unit_price}</small>}
      {isCut && (
        <small className="muted">
          {text('price_lowest_30_days')} <s>{price(item.lowest_price_30_days as number)}</s>
        </small>
      )}
      {item.energy && (
        <small className="line-energy">
          <EnergyArrow energy={item.energy} />
        </small>
      )}
      <LineLaw item={item} className="muted" />
      {item.take_back && <small>{text('order_take_back')}</small>}
    </>
  );
}
