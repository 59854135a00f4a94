import { formatOrderLine } from '@vitrina/contract/values/order-lines';
import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { hasEndedUnpaid, isToPay } from '../../features/order/is-to-pay.ts';
import { OrderPictures } from '../../features/order/order-pictures.tsx';
import { OrderState } from '../../features/order/order-state.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { useMoment } from '../../labels/use-moment.ts';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { deviceUrl } from '../../links/device-links.ts';
import { fixedUrl, orderFormUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';

/** Orders of the customer with their status. */
export function Page({ profile, orders: { items, pagination } }: Props) {
  const shop = useShop();
  const text = useText();
  useSyncLogin(profile);
  const pageUrl = (page: number) => `${authUrl(shop, 'my_orders')}${page > 1 ? `?page=${page}` : ''}`;
  return (
    <AccountFrame page="my_orders" title={text('account_my_orders')}>
      {items.length === 0 ? (
        <>
          <p>{text('account_no_orders')}</p>
          <p>
            <a className="key" href={fixedUrl('catalogue', shop)}>
              {text('order_go_on')}
            </a>
          </p>
        </>
      ) : (
        <ul className="account-rows">
          {items.map((order) => (
            <OrderRow key={order.identifier} order={order} />
          ))}
        </ul>
      )}
      {pagination.pages > 1 && (
        <nav className="account-out" aria-label={text('account_order_pages')}>
          {pagination.page > 1 && (
            <a className="btn compact" rel="prev" href={pageUrl(pagination.page - 1)}>
              {text('account_newer')}
            </a>
          )}
          {pagination.page < pagination.pages && (
            <a className="btn compact" rel="next" href={pageUrl(pagination.page + 1)}>
              {text('account_older')}
            </a>
          )}
        </nav>
      )}
    </AccountFrame>
  );
}

function OrderRow({ order }: { order: Props['orders']['items'][number] }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(order.currency);
  return (
    <li className="order-row">
      <OrderPictures pictures={order.pictures} />
      <div>
        <p className="order-row-head">
          <a className="link" href={viewOrderUrl(order.identifier, shop)}>
            {text('order_title', { number: order.number })}
          </a>
          <span className="num">{price(order.total)}</span>
        </p>
        <p className="order-row-state">
          <OrderState status={order.status} /> <span>{moment(order.created_at, 'day')}</span>{' '}
          {!hasEndedUnpaid(order) && (
            <span>
              {text('order_payment')}: {text(`order_payment_${order.payment_status}`)}
            </span>
          )}
        </p>
        <p>{keepTogether(order.titles.join(', '))}</p>
      </div>
      <OrderTools order={order} />
    </li>
  );
}

/** Open payments, invoices, guarantees, and a button to order again. */
function OrderTools({ order }: { order: Props['orders']['items'][number] }) {
  const { identifier, status, lines, invoices } = order;
  const shop = useShop();
  const text = useText();
  return (
    <div className="account-out order-row-tools">
      {isToPay(order) && (
        <a className="key compact" href={orderPageUrl('payment_new', identifier, shop)}>
          {text('order_pay_now')}
        </a>
      )}
      {invoices.map(({ number, url }) => (
        <a key={number} className="link" href={url}>
          {text('account_invoice', { number })}
        </a>
      ))}
      {(status === 'shipped' || status === 'delivered') && (
        <a className="link" href={deviceUrl(shop, identifier)}>
          {text('account_my_devices_short')}
        </a>
      )}
      {shop.info.hasQuickOrder && status !== 'waiting' && !isToPay(order) && (
        <form method="post" action={orderFormUrl(shop)}>
          <input type="hidden" name="lines" value={lines.map(({ code, qty }) => formatOrderLine(code, qty)).join('\n')} />
          <button type="submit" className="btn compact">
            {text('account_reorder')}
          </button>
        </form>
      )}
    </div>
  );
}
