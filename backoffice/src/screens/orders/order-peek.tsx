import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { orderQuery } from '../../api/orders.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Peek } from '../../kits/list/peek.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { PaymentBadge, StateBadge } from './state-badges.tsx';

const PARTS_OF_ADDRESS = [['name', 'surname'], ['company'], ['street'], ['post_code', 'town'], ['country']] as const;

/** Preview of an order next to the list: lines, delivery, notes of staff. The keyboard focus stays in the list. */
export function OrderPeek({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const { number, buyer, status, payment_status, total, currency, created_at } = order;
  const { data, error, refetch } = useQuery(orderQuery(number));
  const address = PARTS_OF_ADDRESS.map((names) =>
    names
      .map((name) => data?.address[name])
      .filter(Boolean)
      .join(' '),
  ).filter(Boolean);
  const notes = [data?.desk.note, data?.desk.packing_note].filter(Boolean);
  return (
    <Peek title={number} onClose={onClose}>
      <p>
        <StateBadge state={status} /> <PaymentBadge state={payment_status} />
      </p>
      <p className="grid-dim">
        {moment(created_at)} · {buyer}
        {total !== null && ` · ${money(total, currency)}`}
      </p>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      <ul className="peek-lines" aria-busy={!data && !error}>
        {data?.lines.map(({ id, code, title, qty }) => (
          <li key={id}>
            <span className="num">{qty} ×</span>
            <span>
              {title} <span className="grid-dim">{code}</span>
            </span>
          </li>
        ))}
      </ul>
      {address.length > 0 && <address className="peek-address">{address.join('\n')}</address>}
      {notes.map((note) => (
        <p key={note} className="peek-note">
          {note}
        </p>
      ))}
      <p>
        <Link to="/orders/$number" params={{ number }} className="link">
          {words('orders_peek_open')}
        </Link>
      </p>
    </Peek>
  );
}
