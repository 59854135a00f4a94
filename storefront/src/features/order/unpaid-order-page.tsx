import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { payOrderUrl, viewOrderUrl } from '../../links/order-links.ts';
import type { UnpaidOrderProps } from './load-unpaid-order.ts';
import { OrderFrame } from './order-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethodButtons } from './payment-method-buttons.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { useOrderPrice } from './use-order-price.ts';

interface UnpaidOrderPageProps extends UnpaidOrderProps {
  icon?: ReactNode;
  tone?: 'ok' | 'wait' | 'bad';
  title: string;
  lead: string;
}

/** Page of an unpaid order: status, amount, deadline, payment methods. */
export function UnpaidOrderPage({ order, reason, icon, tone = 'wait', title, lead }: UnpaidOrderPageProps) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(order.cart.currency);
  return (
    <OrderFrame icon={icon} tone={tone} title={title} lead={<p>{lead}</p>} aside={<OrderSummary cart={order.cart} />}>
      {reason && (
        <p className="order-notice" role="alert">
          {text(reason)}
        </p>
      )}
      <section className="panel order-panel" aria-labelledby="order-pay-title">
        <h2 id="order-pay-title">{text('order_choose_payment', { total: price(order.cart.totals.total) })}</h2>
        {order.expires_at && <p className="small muted">{text('order_pay_until', { moment: moment(order.expires_at) })}</p>}
        <PaymentMethodButtons
          action={payOrderUrl(order.identifier, shop)}
          currency={order.cart.currency}
          payments={order.new_payments}
          lastCode={order.payment.code}
        />
      </section>
      <p>
        <a className="link" href={viewOrderUrl(order.identifier, shop)}>
          {text('order_view')}
        </a>
      </p>
    </OrderFrame>
  );
}
