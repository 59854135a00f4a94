import { useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useWayTitle } from '../../api/use-way-title.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaymentBadge } from '../orders/state-badges.tsx';
import { BookDialog } from './book-dialog.tsx';
import { ReservedAmount } from './reserved-amount.tsx';
import { RefundsPart } from './refunds-part.tsx';

const BY_HAND = ['bank-transfer', 'cash-on-delivery', 'on-account'];

/** Method and state of payment. */
export function PaymentPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { money } = useFormats();
  const may = useMay();
  const wayOf = useWayTitle();
  const [isBooking, setBooking] = useState(false);
  const { cart, payment, payment_status, total, currency } = order;
  if (!cart || payment === null || total === null) return null;
  const isBookable = may('payments.book') && BY_HAND.includes(payment) && ['unpaid', 'pending', 'failed', 'refund_due'].includes(payment_status ?? '');
  return (
    <Panel title={words('order_payment')} aside={<PaymentBadge state={payment_status} />}>
      <dl className="order-facts">
        <dt>{words('order_payment_by')}</dt>
        <dd>{wayOf(payment, cart.payment_type?.title)}</dd>
        <dt>{words('order_sum_total')}</dt>
        <dd>{money(total, currency)}</dd>
      </dl>
      {isBookable && (
        <p>
          <Button onPress={() => setBooking(true)}>{words(payment_status === 'refund_due' ? 'order_book_refunded' : 'order_book_paid')}</Button>
        </p>
      )}
      {order.held && <ReservedAmount order={order} reserved={order.held} />}
      <RefundsPart order={order} />
      {isBooking && <BookDialog order={order} onClose={() => setBooking(false)} />}
    </Panel>
  );
}
