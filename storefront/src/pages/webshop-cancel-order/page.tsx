import { useShop, useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Confirmation before an order is cancelled, and the result: cancelled, or too late. */
export function Page({ order }: Props) {
  const shop = useShop();
  const text = useText();
  const contactText = useContactText();
  const { identifier, number } = order;
  if (order.status === 'cancelled')
    return (
      <OrderFrame icon={<Check className="icon large-icon" />} title={text('order_cancelled_title')} lead={<p>{text('order_cancelled_text', { number })}</p>}>
        <p>{text(order.payment_status === 'paid' || order.payment_status.startsWith('refund') ? 'order_cancelled_refund' : 'order_cancelled_nothing')}</p>
        <p className="order-out">
          <a className="key" href={homeUrl(shop)}>
            {text('order_go_on')}
          </a>
          <a className="btn" href={viewOrderUrl(identifier, shop)}>
            {text('order_view')}
          </a>
        </p>
      </OrderFrame>
    );
  if (!order.can_cancel)
    return (
      <OrderFrame
        icon={<CircleAlert className="icon large-icon" />}
        tone="bad"
        title={text('order_cancel_late_title')}
        lead={<p>{contactText('order_cancel_late_text', { number })}</p>}
      >
        <a className="btn" href={viewOrderUrl(identifier, shop)}>
          {text('order_view')}
        </a>
      </OrderFrame>
    );
  return (
    <OrderFrame title={text('order_cancel_ask', { number })} lead={<p>{text('order_cancel_text')}</p>} aside={<OrderSummary cart={order.cart} />}>
      <form method="post" action={orderPageUrl('cancel_order', identifier, shop)} className="order-out">
        <button type="submit" className="btn-ink">
          {text('order_cancel_do')}
        </button>
        <a className="btn" href={viewOrderUrl(identifier, shop)}>
          {text('order_cancel_keep')}
        </a>
      </form>
    </OrderFrame>
  );
}
