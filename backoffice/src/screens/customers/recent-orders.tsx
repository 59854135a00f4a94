import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/customers.calls';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { StateBadge } from '../orders/state-badges.tsx';

/** Newest orders of a buyer, as links. */
export function RecentOrders({ orders }: { orders: CallReply<typeof calls.get>['recent'] }) {
  const words = useWords();
  const { money, date } = useFormats();
  return (
    <>
      {orders.length === 0 && <p className="grid-dim">{words('customer_no_orders')}</p>}
      <ul className="customer-list recent-orders">
        {orders.map(({ number, created_at, status, total, currency }) => (
          <li key={number} className="grid-line">
            <Link to="/orders/$number" params={{ number }} className="link">
              {number}
            </Link>
            <span className="grow grid-dim">{date(created_at)}</span>
            <StateBadge state={status} />
            <span className="num">{money(total, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
