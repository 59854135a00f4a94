import type { ListedPayment, PaymentGroup } from '@vitrina/contract/staff/payments';
import { useMemo } from 'react';
import { useWayTitle } from '../../api/use-way-title.ts';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

/** Default columns. */
export const STANDARD_COLUMNS = ['begun', 'amount', 'order', 'buyer', 'way', 'state', 'back'] as const;
const TONE: Readonly<Record<PaymentGroup, Tone>> = { waiting: 'open', held: 'busy', paid: 'good', failed: 'bad', back: 'over' };

/** All columns of the list by id. */
export function usePaymentColumns(): readonly Column<ListedPayment>[] {
  const words = useWords();
  const { money, moment } = useFormats();
  const wayOf = useWayTitle();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<ListedPayment>['cell'], more: Partial<Column<ListedPayment>> = {}): Column<ListedPayment> => ({
      id,
      title: words(`payment_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('begun', '9.5rem', ({ created_at }) => moment(created_at), { sortsBy: 'begun' }),
      column('amount', '7rem', ({ amount, currency }) => <b>{money(amount, currency)}</b>, { isNumeric: true, sortsBy: 'amount' }),
      column('order', '6.5rem', ({ order }) => <OrderLink number={order} />),
      column('buyer', 'minmax(8rem, 1fr)', ({ buyer }) => buyer),
      column('way', 'minmax(9rem, 0.7fr)', ({ payment }) => wayOf(payment)),
      column('state', '9rem', ({ state }) => <PaymentGroupBadge state={state} />),
      column('back', '7rem', ({ back, currency }) => back > 0 && money(back, currency), { isNumeric: true }),
      column('paid', '9.5rem', ({ paid_at }) => paid_at && moment(paid_at)),
      column('held_until', '9.5rem', ({ held_until }) => held_until && moment(held_until)),
      column('market', '4.5rem', ({ market }) => market.toUpperCase()),
      column('reference', '13rem', ({ reference }) => reference),
    ];
  }, [words, money, moment, wayOf]);
}

export function PaymentGroupBadge({ state }: { state: PaymentGroup }) {
  const words = useWords();
  return <Badge tone={TONE[state]}>{words(`payment_group_${state}`)}</Badge>;
}

/** A plain link, as in the list of orders: pressing the row itself opens the order. */
const OrderLink = ({ number }: { number: string }) => (
  <a href={`/backoffice/orders/${number}`} tabIndex={-1}>
    {number}
  </a>
);

/** Two-line row on phones. */
export function NarrowPayment({ payment: { amount, currency, order, buyer, created_at, payment, state } }: { payment: ListedPayment }) {
  const { money, shortMoment } = useFormats();
  const wayOf = useWayTitle();
  return (
    <>
      <div className="grid-line">
        <b>{money(amount, currency)}</b>
        <span className="grow">{buyer}</span>
        <span>{order}</span>
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{`${shortMoment(created_at)} · ${wayOf(payment)}`}</span>
        <PaymentGroupBadge state={state} />
      </div>
    </>
  );
}
