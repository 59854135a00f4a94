import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import type { BankTab } from './bank-search.ts';

const OPEN = ['day', 'amount', 'payer', 'order', 'reference', 'info'] as const;
/** Default columns of each tab. */
export const STANDARD_COLUMNS: Readonly<Record<BankTab, readonly string[]>> = {
  certain: OPEN,
  likely: OPEN,
  differs: ['day', 'amount', 'payer', 'order', 'owed', 'reason', 'reference'],
  foreign: ['day', 'amount', 'payer', 'reason', 'reference', 'info'],
  surplus: ['day', 'amount', 'surplus', 'payer', 'order', 'payer_account'],
  booked: OPEN,
  set_aside: ['day', 'amount', 'payer', 'reason', 'reference', 'info'],
};

/** All columns of the list by id. */
export function useEntryColumns(): readonly Column<BankEntryOfOffice>[] {
  const words = useWords();
  const { money, date } = useFormats();
  return useMemo(() => {
    const column = (
      id: string,
      width: string,
      cell: Column<BankEntryOfOffice>['cell'],
      more: Partial<Column<BankEntryOfOffice>> = {},
    ): Column<BankEntryOfOffice> => ({ id, title: words(`bank_column_${id}`), width, cell, ...more });
    return [
      column('day', '6.5rem', ({ booked_on }) => date(booked_on), { sortsBy: 'day' }),
      column('amount', '8.5rem', ({ amount, currency }) => <b>{money(amount, currency)}</b>, { isNumeric: true, sortsBy: 'amount' }),
      column('payer', 'minmax(9rem, 1fr)', ({ payer }) => payer || '–', { sortsBy: 'payer' }),
      column('order', 'minmax(9rem, 1fr)', ({ order }) => order && <OrderOf order={order} />),
      column('owed', '8rem', ({ order }) => order && money(order.owed, order.currency), { isNumeric: true }),
      column('reason', 'minmax(10rem, 1fr)', ({ reason }) => reason && <span className="problem">{words(`bank_reason_${reason}`)}</span>),
      column('reference', '11rem', ({ reference }) => reference),
      column('info', 'minmax(9rem, 1fr)', ({ info }) => info),
      column('payer_account', '13rem', ({ payer_account }) => payer_account),
      column('account', '13rem', ({ account }) => account),
      column('surplus', '8rem', ({ surplus, currency }) => surplus > 0 && money(surplus, currency), { isNumeric: true }),
    ];
  }, [words, money, date]);
}

const OrderOf = ({ order: { number, buyer } }: { order: NonNullable<BankEntryOfOffice['order']> }) => (
  <>
    {number}
    <span className="grid-dim grid-second">{buyer}</span>
  </>
);

/** Two-line row on phones. */
export function NarrowEntry({ entry: { amount, currency, payer, booked_on, order, reason, reference, info } }: { entry: BankEntryOfOffice }) {
  const words = useWords();
  const { money, date } = useFormats();
  return (
    <>
      <div className="grid-line">
        <b className="grow">{payer || '–'}</b>
        <b className="num">{money(amount, currency)}</b>
      </div>
      <div className="grid-line">
        {reason ? (
          <span className="grow problem">{words(`bank_reason_${reason}`)}</span>
        ) : (
          <span className="grow grid-dim">{order ? `→ ${order.number} ${order.buyer}` : reference || info}</span>
        )}
        <span className="grid-dim">{date(booked_on)}</span>
      </div>
    </>
  );
}
