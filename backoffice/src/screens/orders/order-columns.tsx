import { useQuery } from '@tanstack/react-query';
import type { OrderMark, StaffOrder } from '@vitrina/contract/staff/orders';
import { useMemo } from 'react';
import { choicesQuery, type OrderPart } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { PaymentBadge, StateBadge } from './state-badges.tsx';

/** Default columns; others can be chosen. */
export const STANDARD_COLUMNS = ['number', 'time', 'buyer', 'state', 'payment', 'pieces', 'total', 'market'] as const;
/** Part of the row that a column needs. */
export const PART_OF_COLUMN: Readonly<Record<string, OrderPart>> = { parcels: 'parcels', carrier: 'parcels', warehouse: 'warehouses', marks: 'marks' };
/** The more urgent a mark, the more visible its tone. */
const TONE_OF_MARK: Readonly<Record<OrderMark, Tone>> = { due: 'busy', late: 'bad', note: 'plain', withdrawn: 'open', age: 'busy', check: 'bad' };

/** Returns all columns of the list by id; money and e-mail only with permission. */
export function useOrderColumns(): readonly Column<StaffOrder>[] {
  const words = useWords();
  const { money, moment } = useFormats();
  const seesDetails = useMay()('orders.details');
  const { data: choices } = useQuery(choicesQuery);
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<StaffOrder>['cell'], more: Partial<Column<StaffOrder>> = {}): Column<StaffOrder> => ({
      id,
      title: words(`orders_column_${id}`),
      width,
      cell,
      ...more,
    });
    const titleOf = (list: readonly { code: string; title: string }[] | null | undefined, code: string): string =>
      list?.find((one) => one.code === code)?.title ?? code;
    const ofMoney = [
      column('payment', '8.5rem', ({ payment_status }) => <PaymentBadge state={payment_status} />),
      column('payment_way', '10rem', ({ payment }) => payment && titleOf(choices?.payments, payment)),
      column('total', '8rem', ({ total, currency }) => total !== null && money(total, currency), { isNumeric: true, sortsBy: 'total' }),
    ];
    return [
      column('number', '6.5rem', ({ number }) => <OrderLink number={number} />, { sortsBy: 'number' }),
      column('time', '10rem', ({ created_at }) => moment(created_at), { sortsBy: 'created_at' }),
      column('buyer', 'minmax(10rem, 1fr)', (order) => <Buyer order={order} />),
      column('state', '8rem', ({ status }) => <StateBadge state={status} />),
      ...(seesDetails ? ofMoney : []),
      column('pieces', '4rem', ({ pieces }) => pieces, { isNumeric: true }),
      column('market', '4rem', ({ market }) => market.toUpperCase()),
      column('parcels', '5rem', ({ parcels }) => parcels?.n, { isNumeric: true }),
      column('carrier', '9rem', ({ parcels }) => parcels?.carriers.join(', ')),
      column('warehouse', '11rem', ({ warehouses }) => warehouses?.map((code) => titleOf(choices?.warehouses, code)).join(', ')),
      column('marks', '13rem', ({ marks }) =>
        marks?.map((mark) => (
          <Badge key={mark} tone={TONE_OF_MARK[mark]}>
            {words(`orders_mark_${mark}`)}
          </Badge>
        )),
      ),
    ];
  }, [words, money, moment, seesDetails, choices]);
}

/** A plain link: pressing the row itself opens the order, and a router link in every row takes half a frame during scrolling. */
function OrderLink({ number }: { number: string }) {
  return (
    <a href={`/backoffice/orders/${number}`} tabIndex={-1}>
      <b>{number}</b>
    </a>
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

/** Two-line row on phones. */
export function NarrowOrder({ order }: { order: StaffOrder }) {
  const words = useWords();
  const { money, shortMoment } = useFormats();
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
        <span className="grow grid-dim">{shortMoment(created_at)}</span>
        {payment_status && payment_status !== 'paid' && <PaymentBadge state={payment_status} />}
        <StateBadge state={status} />
      </div>
    </>
  );
}
