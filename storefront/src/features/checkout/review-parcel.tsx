import type { Parcel } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { ShippingDays } from './shipping-choices.tsx';

/** A parcel: what is in it, how, where and when it comes. */
export function ReviewParcel({ parcel }: { parcel: Parcel }) {
  const text = useText();
  const price = usePrice();
  const { shipping } = parcel;
  return (
    <>
      <ul className="review-items">
        {parcel.items.map((item) => (
          <li key={item.id}>
            <a className="link" href={item.url_without_domain} lang={item.text_lang ?? undefined}>
              {item.title}
            </a>{' '}
            {item.age_verification && <AgeBadge />}
            <span className="num">
              {item.qty} × {price(item.price)}
            </span>
            <b className="num">{price(item.total)}</b>
            {item.facts && <small className="muted">{item.facts}</small>}
          </li>
        ))}
      </ul>
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
