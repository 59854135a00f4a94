import { useShop, useText } from '../../context/shop-context.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { hasEndedUnpaid, isToPay } from '../../features/order/is-to-pay.ts';
import { OrderPictures } from '../../features/order/order-pictures.tsx';
import { OrderState } from '../../features/order/order-state.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { useMoment } from '../../labels/use-moment.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';

/** Status of the newest order, and the next actions. */
export function LastOrder({ order, total }: { order: Props['order']; total: number }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(order?.currency ?? 'EUR');
  return (
    <section className="account-block" aria-labelledby="last-order">
      <h2 id="last-order">{text('account_last_order')}</h2>
      {order ? (
        <>
          <OrderPictures pictures={order.pictures} />
          <p className="account-order">
            <a className="link" href={viewOrderUrl(order.identifier, shop)}>
              {text('order_title', { number: order.number })}
            </a>
            <span className="num">{price(order.total)}</span>
            <span className="muted">{moment(order.created_at, 'day')}</span>
            <OrderState status={order.status} />
            {!hasEndedUnpaid(order) && (
              <span>
                {text('order_payment')}: {text(`order_payment_${order.payment_status}`)}
              </span>
            )}
            <span>{order.titles.join(', ')}</span>
          </p>
          <p className="account-out">
            {isToPay(order) ? (
              <a className="key compact" href={orderPageUrl('payment_new', order.identifier, shop)}>
                {text('order_pay_now')}
              </a>
            ) : (
              <a className="btn compact" href={viewOrderUrl(order.identifier, shop)}>
                {text('order_view')}
              </a>
            )}
            {total > 1 && (
              <a className="link" href={authUrl(shop, 'my_orders')}>
                {text('account_all_orders')} ({total})
              </a>
            )}
          </p>
        </>
      ) : (
        <>
          <p>{text('account_no_orders')}</p>
          <p>
            <a className="key compact" href={fixedUrl('catalogue', shop)}>
              {text('order_go_on')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
