import type { ListedCustomer } from '@vitrina/contract/staff/customers';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

/** Default columns; others can be chosen. */
export const STANDARD_COLUMNS = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'since', 'newsletter'] as const;

/** All columns of the list, by their ids. */
export function useCustomerColumns(): readonly Column<ListedCustomer>[] {
  const words = useWords();
  const { money, date, number } = useFormats();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<ListedCustomer>['cell'], more: Partial<Column<ListedCustomer>> = {}): Column<ListedCustomer> => ({
      id,
      title: words(`customers_column_${id}`),
      width,
      cell,
      ...more,
    });
    const sums = ({ spent }: ListedCustomer): string => spent.map(({ amount, currency }) => money(amount, currency)).join(' + ');
    return [
      column('name', 'minmax(10rem, 1.3fr)', (one) => <CustomerLink one={one} />),
      column('email', 'minmax(11rem, 1.3fr)', ({ email }) => email, { sortsBy: 'email' }),
      column('market', '4rem', ({ lang }) => lang.toUpperCase()),
      column('orders', '5.5rem', ({ orders }) => number(orders), { isNumeric: true, sortsBy: 'orders' }),
      column('spent', '8rem', sums, { isNumeric: true }),
      column('last_order', '8rem', ({ last_order_at }) => last_order_at && date(last_order_at)),
      column('since', '7.5rem', ({ created_at }) => date(created_at), { sortsBy: 'created_at' }),
      column('newsletter', '5.5rem', ({ newsletter }) => words(newsletter ? 'customers_yes' : 'customers_no')),
      column('returns', '5rem', ({ returns }) => number(returns), { isNumeric: true }),
      column('reviews', '6rem', ({ reviews }) => number(reviews), { isNumeric: true }),
      column('notes', '6rem', ({ notes }) => number(notes), { isNumeric: true }),
      column('number', '5rem', ({ id }) => id, { isNumeric: true }),
    ];
  }, [words, money, date, number]);
}

/** A plain link: the row itself opens the customer. */
const CustomerLink = ({ one: { id, name, email } }: { one: ListedCustomer }) => (
  <a href={`/backoffice/customers/${id}`} tabIndex={-1}>
    <b>{name || email}</b>
  </a>
);

/** Two lines for a phone. */
export function NarrowCustomer({ one }: { one: ListedCustomer }) {
  const words = useWords();
  const { money } = useFormats();
  const { name, email, orders, lang, spent } = one;
  return (
    <>
      <div className="grid-line">
        <span className="grow">
          <CustomerLink one={one} />
        </span>
        <span className="num">{spent.map(({ amount, currency }) => money(amount, currency)).join(' + ')}</span>
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{name && email}</span>
        <span className="grid-dim">{[words('customer_orders', { count: orders }), lang.toUpperCase()].join(' · ')}</span>
      </div>
    </>
  );
}
