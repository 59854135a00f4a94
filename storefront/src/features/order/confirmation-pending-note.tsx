import type { Order } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { useMoment } from '../../labels/use-moment.ts';

/** Note on an unconfirmed order: deadline, reason, and help if no mail arrives. */
export function ConfirmationPendingNote({ order: { number, email, expires_at } }: { order: Pick<Order, 'number' | 'email' | 'expires_at'> }) {
  const text = useText();
  const contactText = useContactText();
  const moment = useMoment();
  return (
    <>
      <p className="order-notice">{text('order_wait_text', { number, email, moment: expires_at ? moment(expires_at) : '' })}</p>
      <p>{text('order_wait_why')}</p>
      <p>{contactText('order_wait_mail')}</p>
    </>
  );
}
