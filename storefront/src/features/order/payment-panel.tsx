import type { Order } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { hasEndedUnpaid } from './is-to-pay.ts';
import { TransferDetails } from './transfer-details.tsx';
import { useMoment } from '../../labels/use-moment.ts';

/** Payment of the order, and payment methods while it is unpaid. */
export function PaymentPanel({ order }: { order: Order }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  return (
    <section className="panel order-panel" aria-labelledby="order-payment-title">
      <h2 id="order-payment-title">{text('order_payment')}</h2>
      <p>
        {order.payment.title}
        {!hasEndedUnpaid(order) && (
          <>
            : <b>{text(`order_payment_${order.payment_status}`)}</b>
          </>
        )}
      </p>
      {order.can_pay && order.expires_at && <p className="small muted">{text('order_pay_until', { moment: moment(order.expires_at) })}</p>}
      {order.can_pay && order.transfer && <TransferDetails transfer={order.transfer} />}
      {order.can_pay && (
        <p className="order-out no-print">
          <a className="key" href={orderPageUrl('payment_new', order.identifier, shop)}>
            {text(order.transfer ? 'order_pay_otherwise' : 'order_pay_now')}
          </a>
          {order.transfer && (
            <a className="btn" href={orderPageUrl('print-payment-transfer', order.identifier, shop)}>
              {text('order_print_transfer')}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
