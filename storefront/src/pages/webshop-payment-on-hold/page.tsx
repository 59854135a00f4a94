import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { usePaymentPolling } from '../../features/order/use-payment-polling.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { History } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** The bank's callback is pending: the page polls and then redirects; without scripts it has a link. */
export function Page({ identifier, number, email, canPay }: Props) {
  const shop = useShop();
  const text = useText();
  const isPolling = usePaymentPolling(identifier);
  return (
    <OrderFrame icon={<History className="icon large-icon" />} tone="wait" title={text('order_hold_title')} lead={<p>{text('order_hold_text', { number })}</p>}>
      <p role="status">{text(isPolling ? 'order_hold_asking' : 'order_hold_later', { email })}</p>
      <p className="order-out">
        <a className="key" href={orderPageUrl('payment_on_hold', identifier, shop)}>
          {text('order_hold_reload')}
        </a>
        {canPay && !isPolling && (
          <a className="btn" href={orderPageUrl('payment_new', identifier, shop)}>
            {text('order_pay_otherwise')}
          </a>
        )}
        <a className="btn" href={viewOrderUrl(identifier, shop)}>
          {text('order_view')}
        </a>
      </p>
    </OrderFrame>
  );
}
