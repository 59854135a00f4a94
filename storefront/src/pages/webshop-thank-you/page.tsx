import { useShop, useText } from '../../context/shop-context.tsx';
import { QuickSignup } from '../../features/account/quick-signup.tsx';
import { NextSteps } from '../../features/order/next-steps.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import { ConfirmationPendingNote } from '../../features/order/confirmation-pending-note.tsx';
import { WithdrawalNote } from '../../features/order/withdrawal-note.tsx';
import { viewOrderUrl } from '../../links/order-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { AgeNote } from '../../ui/age-note.tsx';
import { Check, Mail } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Confirmation of an order: number, next steps by payment method, and its lines. */
export function Page({ order, signup }: Props) {
  const shop = useShop();
  const text = useText();
  if (order.status === 'waiting') return <Waiting order={order} />;
  const lead = (
    <>
      <p>
        {text('order_number')} <b className="num">{order.number}</b>
      </p>
      <p>{text('order_thanks_mail', { email: order.email })}</p>
    </>
  );
  return (
    <OrderFrame icon={<Check className="icon large-icon" />} title={text('order_thanks_title')} lead={lead} aside={<OrderSummary cart={order.cart} />}>
      <NextSteps order={order} />
      <AgeNote cart={order.cart} className="order-notice order-age" />
      <WithdrawalNote order={order} />
      {signup && <QuickSignup {...signup} />}
      <p className="order-out">
        <a className="key" href={viewOrderUrl(order.identifier, shop)}>
          {text('order_view')}
        </a>
        <a className="btn" href={homeUrl(shop)}>
          {text('order_go_on')}
        </a>
      </p>
    </OrderFrame>
  );
}

/** An order not placed yet, as it must be confirmed by the mailed link. */
function Waiting({ order }: Pick<Props, 'order'>) {
  const shop = useShop();
  const text = useText();
  return (
    <OrderFrame icon={<Mail className="icon large-icon" />} tone="wait" title={text('order_wait_title')} aside={<OrderSummary cart={order.cart} />}>
      <ConfirmationPendingNote order={order} />
      <p className="order-out">
        <a className="btn" href={viewOrderUrl(order.identifier, shop)}>
          {text('order_wait_reload')}
        </a>
      </p>
    </OrderFrame>
  );
}
