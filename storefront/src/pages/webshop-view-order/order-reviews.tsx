import type { Order } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { deviceUrl } from '../../links/device-links.ts';
import { reviewsUrl } from '../../links/reviews-url.ts';

/** Links to review the products once they are delivered, or shipped and paid. The order's identifier proves the purchase. */
export function OrderReviews({ order }: { order: Pick<Order, 'identifier' | 'status' | 'payment_status' | 'cart'> }) {
  const shop = useShop();
  const text = useText();
  const { identifier, status, payment_status, cart } = order;
  if (status !== 'delivered' && !(status === 'shipped' && payment_status === 'paid')) return null;
  return (
    <section className="panel order-panel no-print" aria-labelledby="order-reviews-title">
      <p>
        <a className="btn compact" href={deviceUrl(shop, identifier)}>
          {text('account_my_devices_order')}
        </a>
      </p>
      <h2 id="order-reviews-title">{text('feedback_order_title')}</h2>
      <ul className="order-out">
        {cart.parcels
          .flatMap((parcel) => parcel.items.filter(({ service }) => !service))
          .map(({ id, title, text_lang }) => (
            <li key={id}>
              <a className="btn compact" href={`${reviewsUrl({ productId: id, identifier }, shop)}#write`} lang={text_lang ?? undefined}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
