import type { Order } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Lines and totals of an order. */
export function OrderSummary({ cart, refunded = 0, status }: Pick<Order, 'cart'> & Partial<Pick<Order, 'refunded' | 'status'>>) {
  const text = useText();
  return (
    <section className="panel order-panel" aria-labelledby="order-summary-title">
      <h2 id="order-summary-title">{text('order_summary')}</h2>
      <OrderLines cart={cart} isDelivered={status === 'delivered'} />
      <OrderTotals cart={cart} refunded={refunded} />
    </section>
  );
}
