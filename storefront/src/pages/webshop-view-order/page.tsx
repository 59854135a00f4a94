import { ContactLink } from '../../ui/contact-link.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { AdditionalPanel } from '../../features/order/additional-panel.tsx';
import { DocumentsPanel } from '../../features/order/documents-panel.tsx';
import { AddressPanel } from '../../features/order/address-panel.tsx';
import { Logo } from '../../features/header/logo.tsx';
import { BlankHeader } from '../../features/order/blank-header.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { OrderProgress } from '../../features/order/order-progress.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import { PaymentPanel } from '../../features/order/payment-panel.tsx';
import { PrintButton } from '../../features/order/print-button.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { ConfirmationPendingNote } from '../../features/order/confirmation-pending-note.tsx';
import { WithdrawalNote } from '../../features/order/withdrawal-note.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';
import { AgeNote } from '../../ui/age-note.tsx';
import { OrderReviews } from './order-reviews.tsx';

/** An order to view, print, pay and cancel; its address is the only credential. */
export function Page({ order, country }: Props) {
  const shop = useShop();
  const text = useText();
  const contactText = useContactText();
  const moment = useMoment();
  return (
    <>
      <BlankHeader logo={<Logo />}>
        <PrintButton />
        <a className="link" href={fixedUrl('catalogue', shop)}>
          {text('order_go_on')}
        </a>
        <ContactLink className="link" />
      </BlankHeader>
      <OrderFrame
        title={text('order_title', { number: order.number })}
        lead={order.status !== 'waiting' && <p>{text('order_made', { moment: moment(order.created_at) })}</p>}
        aside={<OrderSummary cart={order.cart} refunded={order.refunded} status={order.status} />}
      >
        <AgeNote cart={order.cart} className="order-notice order-age" />
        {order.status === 'waiting' && <ConfirmationPendingNote order={order} />}
        {order.can_pay && <PaymentPanel order={order} />}
        <OrderProgress order={order} />
        {!order.can_pay && order.status !== 'waiting' && <PaymentPanel order={order} />}
        <AdditionalPanel additional_payments={order.additional_payments} />
        <DocumentsPanel documents={order.documents} />
        <div className="order-foot">
          {order.cart.customer && <AddressPanel customer={order.cart.customer} country={country} />}
          <section className="panel order-panel">
            <h2>{text('order_change_title')}</h2>
            {order.can_cancel && (
              <div className="order-undo no-print">
                <a className="btn" href={orderPageUrl('cancel_order', order.identifier, shop)}>
                  {text('order_cancel_link')}
                </a>
              </div>
            )}
            <WithdrawalNote order={order} />
            <p className="small muted">{contactText('order_help')}</p>
          </section>
        </div>
        <OrderReviews order={order} />
      </OrderFrame>
    </>
  );
}
