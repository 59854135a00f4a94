import { Link } from '@tanstack/react-router';
import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { useMemo } from 'react';
import { useMay } from '../../app/me.tsx';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { PaymentBadge, StateBadge } from './state-badges.tsx';

/** Columns of the list; money and e-mail only for who may see them. */
export function useOrderColumns(): readonly Column<StaffOrder>[] {
  const words = useWords();
  const { money, moment } = useFormats();
  const seesDetails = useMay()('orders.details');
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<StaffOrder>['cell'], more: Partial<Column<StaffOrder>> = {}): Column<StaffOrder> => ({
      id,
      title: words(`orders_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('number', '6.5rem', ({ number }) => <OrderLink number={number} />, { sortsBy: 'number' }),
      column('time', '9rem', ({ created_at }) => moment(created_at), { sortsBy: 'created_at' }),
      column('buyer', 'minmax(10rem, 1fr)', (order) => <Buyer order={order} />),
      column('state', '9rem', ({ status }) => <StateBadge state={status} />),
      ...(seesDetails ? [column('payment', '9.5rem', ({ payment_status }) => <PaymentBadge state={payment_status} />)] : []),
      column('pieces', '4rem', ({ pieces }) => pieces, { isNumeric: true }),
      ...(seesDetails
        ? [column('total', '8rem', ({ total, currency }) => total !== null && money(total, currency), { isNumeric: true, sortsBy: 'total' })]
        : []),
      column('market', '4rem', ({ market }) => market.toUpperCase()),
    ];
  }, [words, money, moment, seesDetails]);
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to="/orders/$number" params={{ number }} tabIndex={-1} preload={false}>
      <b>{number}</b>
    </Link>
  );
}

function Buyer({ order: { buyer, email, has_note } }: { order: StaffOrder }) {
  const words = useWords();
  return (
    <>
      {buyer || email} {has_note && <NoteMark label={words('orders_has_note')} />}
      {buyer && email && <span className="grid-dim grid-second">{email}</span>}
    </>
  );
}

const NoteMark = ({ label }: { label: string }) => (
  <span className="note-mark" role="img" aria-label={label} title={label}>
    ✎
  </span>
);

/** Two lines for a phone. */
export function NarrowOrder({ order }: { order: StaffOrder }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const { number, buyer, total, currency, created_at, status, payment_status, has_note } = order;
  return (
    <>
      <div className="grid-line">
        <OrderLink number={number} />
        <span className="grow">
          {buyer} {has_note && <NoteMark label={words('orders_has_note')} />}
        </span>
        {total !== null && <span className="num">{money(total, currency)}</span>}
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{moment(created_at)}</span>
        {payment_status && payment_status !== 'paid' && <PaymentBadge state={payment_status} />}
        <StateBadge state={status} />
      </div>
    </>
  );
}
