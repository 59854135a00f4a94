import type { ListedCustomer } from '@vitrina/contract/staff/customers';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

/** Default columns; others can be chosen. */
export const STANDARD_COLUMNS = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'since', 'newsletter'] as const;

/** Formats the amounts a buyer spent, one per currency. */
export function useSums(): (one: { spent: ListedCustomer['spent'] }) => string {
  const { money } = useFormats();
  return useMemo(
    () =>
      ({ spent }) =>
        spent.map(({ amount, currency }) => money(amount, currency)).join(' + '),
    [money],
  );
}

/** All columns of the list by id. */
export function useCustomerColumns(): readonly Column<ListedCustomer>[] {
  const words = useWords();
  const { date, number } = useFormats();
  const sums = useSums();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<ListedCustomer>['cell'], more: Partial<Column<ListedCustomer>> = {}): Column<ListedCustomer> => ({
      id,
      title: words(`customers_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('name', 'minmax(10rem, 1.3fr)', (one) => <CustomerLink one={one} />),
      column('email', 'minmax(11rem, 1.3fr)', ({ email }) => email, { sortsBy: 'email' }),
      column('market', '4rem', ({ lang }) => lang.toUpperCase()),
      column('orders', '5.5rem', ({ orders }) => number(orders), { isNumeric: true, sortsBy: 'orders' }),
      column('spent', '8rem', sums, { isNumeric: true }),
      column('last_order', '9.5rem', ({ last_order_at }) => last_order_at && date(last_order_at)),
      column('since', '7.5rem', ({ created_at }) => date(created_at), { sortsBy: 'created_at' }),
      column('newsletter', '5.5rem', ({ newsletter }) => words(newsletter ? 'customers_yes' : 'customers_no')),
      column('returns', '5rem', ({ returns }) => number(returns), { isNumeric: true }),
      column('reviews', '6rem', ({ reviews }) => number(reviews), { isNumeric: true }),
      column('notes', '6rem', ({ notes }) => number(notes), { isNumeric: true }),
      column('number', '5rem', ({ id }) => id, { isNumeric: true }),
    ];
  }, [words, date, number, sums]);
}

/** A plain link: pressing the row itself opens the customer. */
const CustomerLink = ({ one: { id, name, email } }: { one: ListedCustomer }) => (
  <a href={`/backoffice/customers/${id}`} tabIndex={-1}>
    <b>{name || email}</b>
  </a>
);

/** Two-line row on phones. */
export function NarrowCustomer({ one }: { one: ListedCustomer }) {
  const words = useWords();
  const sums = useSums();
  const { name, email, orders, lang } = one;
  return (
    <>
      <div className="grid-line">
        <span className="grow">
          <CustomerLink one={one} />
        </span>
        <span className="num">{sums(one)}</span>
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{name && email}</span>
        <span className="grid-dim">{[words('customer_orders', { count: orders }), lang.toUpperCase()].join(' · ')}</span>
      </div>
    </>
  );
}
