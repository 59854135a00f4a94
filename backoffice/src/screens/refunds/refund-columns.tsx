import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DueRefund } from '../../api/refunds.ts';
import { useWayTitle } from '../../api/use-way-title.ts';
import { useMay } from '../../app/me.tsx';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

const DUE = ['amount', 'order', 'buyer', 'since', 'way', 'reason', 'by', 'problem'] as const;
/** Default columns of each tab. */
export const STANDARD_COLUMNS = {
  hand: [...DUE.filter((id) => id !== 'problem'), 'give'],
  gateway: DUE.filter((id) => id !== 'by'),
  done: ['amount', 'order', 'buyer', 'done', 'way', 'reason', 'by'],
} as const;

/** Returns a test whether the user may book a refund as sent. */
export function useMayGive(): (refund: DueRefund) => boolean {
  const mayBook = useMay()('payments.book');
  return ({ by_hand, state }) => mayBook && by_hand && state === 'due';
}

/** All columns of the list by id. */
export function useRefundColumns(): readonly Column<DueRefund>[] {
  const words = useWords();
  const { money, moment } = useFormats();
  const mayBook = useMay()('payments.book');
  const wayOf = useWayTitle();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<DueRefund>['cell'], more: Partial<Column<DueRefund>> = {}): Column<DueRefund> => ({
      id,
      title: words(`refund_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('amount', '7rem', ({ amount, currency }) => <b>{money(amount, currency)}</b>, { isNumeric: true, sortsBy: 'amount' }),
      column('order', '6.5rem', ({ order }) => <OrderLink number={order} />),
      column('buyer', 'minmax(7rem, 1fr)', ({ buyer }) => buyer),
      column('since', '9rem', ({ created_at }) => moment(created_at), { sortsBy: 'since' }),
      column('way', '8.5rem', ({ payment }) => wayOf(payment)),
      column('reason', 'minmax(6.5rem, 1fr)', ({ reason }) => reason),
      column('by', '7rem', ({ by }) => by),
      column('problem', 'minmax(9rem, 1fr)', ({ problem }) => problem && <span className="problem">{problem}</span>),
      column('market', '4.5rem', ({ market }) => market.toUpperCase()),
      column('done', '9.5rem', ({ done_at }) => done_at && moment(done_at), { sortsBy: 'done' }),
      ...(mayBook ? [column('give', '8rem', (refund) => <GiveButton refund={refund} />)] : []),
    ];
  }, [words, money, moment, mayBook, wayOf]);
}

/** A press on the link does not trigger the row. */
function OrderLink({ number }: { number: string }) {
  return (
    <Link to="/orders/$number" params={{ number }} className="link" tabIndex={-1} onClick={(event) => event.stopPropagation()}>
      {number}
    </Link>
  );
}

/** Button of the row's action; with the keyboard, Enter triggers it. */
function GiveButton({ refund }: { refund: DueRefund }) {
  const words = useWords();
  if (!useMayGive()(refund)) return null;
  return (
    <button type="button" tabIndex={-1} className="button plain refund-give" aria-label={`${words('refunds_give')}: ${refund.order}`}>
      {words('refunds_give')}
    </button>
  );
}

/** Two-line row on phones. */
export function NarrowRefund({ refund: { amount, currency, order, buyer, created_at, reason, problem } }: { refund: DueRefund }) {
  const { money, date } = useFormats();
  return (
    <>
      <div className="grid-line">
        <b>{money(amount, currency)}</b>
        <span className="grow">{buyer}</span>
        <span>{order}</span>
      </div>
      <div className="grid-line">
        <span className={`grow ${problem ? 'problem' : 'grid-dim'}`}>{problem ?? reason}</span>
        <span className="grid-dim">{date(created_at)}</span>
      </div>
    </>
  );
}
