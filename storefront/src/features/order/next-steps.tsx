import type { Order } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { paymentStep } from './payment-step.ts';
import { TransferDetails } from './transfer-details.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { useOrderPrice } from './use-order-price.ts';

/** Next steps after ordering, by payment method: transfer, cash on delivery, or waiting for the parcel. */
export function NextSteps({ order }: { order: Order }) {
  const text = useText();
  return (
    <section className="panel order-panel" aria-labelledby="order-next-title">
      <h2 id="order-next-title">{text('order_next')}</h2>
      <Payment order={order} />
      <p>{text('order_next_parcel')}</p>
    </section>
  );
}

function Payment({ order }: { order: Order }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(order.cart.currency);
  const total = price(order.cart.totals.total);
  if (paymentStep(order) === 'paid') return <p>{text('order_next_paid', { total })}</p>;
  if (order.transfer)
    return (
      <>
        <p>
          {text('order_next_transfer', { total })} {order.expires_at && text('order_next_until', { day: moment(order.expires_at, 'day') })}
        </p>
        <TransferDetails transfer={order.transfer} />
        <p>
          <a className="btn" href={orderPageUrl('print-payment-transfer', order.identifier, shop)}>
            {text('order_print_transfer')}
          </a>
        </p>
      </>
    );
  return <p>{text('order_next_on_delivery', { total })}</p>;
}
