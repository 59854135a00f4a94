import type { ListedGuest } from '@vitrina/contract/staff/guests';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { useSums } from './customer-columns.tsx';

/** Default columns. */
export const GUEST_STANDARD = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'newsletter'] as const;

/** All columns of the list by id. */
export function useGuestColumns(): readonly Column<ListedGuest>[] {
  const words = useWords();
  const { date, number } = useFormats();
  const sums = useSums();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<ListedGuest>['cell'], more: Partial<Column<ListedGuest>> = {}): Column<ListedGuest> => ({
      id,
      title: words(`customers_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('name', 'minmax(10rem, 1.3fr)', ({ name }) => <b>{name}</b>),
      column('email', 'minmax(11rem, 1.3fr)', ({ email }) => email, { sortsBy: 'email' }),
      column('market', '4rem', ({ lang }) => lang.toUpperCase()),
      column('orders', '5.5rem', ({ orders }) => number(orders), { isNumeric: true, sortsBy: 'orders' }),
      column('spent', '8rem', sums, { isNumeric: true }),
      column('first_order', '8rem', ({ first_order_at }) => date(first_order_at)),
      column('last_order', '9.5rem', ({ last_order_at }) => date(last_order_at), { sortsBy: 'last_order' }),
      column('newsletter', '5.5rem', ({ newsletter }) => words(newsletter ? 'customers_yes' : 'customers_no')),
    ];
  }, [words, date, number, sums]);
}

/** Two-line row on phones. */
export function NarrowGuest({ one }: { one: ListedGuest }) {
  const words = useWords();
  const sums = useSums();
  const { name, email, orders, lang } = one;
  return (
    <>
      <div className="grid-line">
        <b className="grow">{name || email}</b>
        <span className="num">{sums(one)}</span>
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{name && email}</span>
        <span className="grid-dim">{[words('customer_orders', { count: orders }), lang.toUpperCase()].join(' · ')}</span>
      </div>
    </>
  );
}
