import type { Order } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { useMoment } from '../../labels/use-moment.ts';

/** Right of withdrawal in one sentence with a link to the form; nothing after the deadline. */
export function WithdrawalNote({ order: { identifier, withdrawal } }: { order: Pick<Order, 'identifier' | 'withdrawal'> }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const { state, until, received_at, days } = withdrawal;
  if (state === 'done' && received_at) return <p className="small">{text('withdrawal_note_done', { moment: moment(received_at) })}</p>;
  if (state !== 'open') return null;
  return (
    <div className="order-undo">
      <p className="small">{until ? text('withdrawal_note_until', { day: moment(until, 'day') }) : text('withdrawal_note', { count: days })}</p>
      <a className="btn no-print" href={orderPageUrl('withdrawal', identifier, shop)}>
        {text('withdrawal_link')}
      </a>
    </div>
  );
}
