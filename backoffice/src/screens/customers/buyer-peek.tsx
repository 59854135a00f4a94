import { Link } from '@tanstack/react-router';
import type { ListedCustomer } from '@vitrina/contract/staff/customers';
import type { ListedGuest } from '@vitrina/contract/staff/guests';
import { useMay } from '../../app/me.tsx';
import { Peek } from '../../kits/list/peek.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { useSums } from './customer-columns.tsx';

/** Preview of a buyer from the list's data only: the customer's page is not read, so that no access is logged. */
export function BuyerPeek({ one, onClose }: { one: ListedCustomer | ListedGuest; onClose: () => void }) {
  const words = useWords();
  const { date, number } = useFormats();
  const sums = useSums();
  const may = useMay();
  const account = 'id' in one ? one : null;
  const facts: readonly [string, string | null][] = [
    ['customers_column_market', one.lang.toUpperCase()],
    ['customers_column_orders', number(one.orders)],
    ['customers_column_spent', sums(one)],
    ['customers_column_last_order', one.last_order_at && date(one.last_order_at)],
    ['customers_column_since', account && date(account.created_at)],
    ['customers_column_newsletter', words(one.newsletter ? 'customers_yes' : 'customers_no')],
    ['customers_column_returns', account && number(account.returns)],
    ['customers_column_reviews', account && number(account.reviews)],
    ['customers_column_notes', account && number(account.notes)],
  ];
  return (
    <Peek title={one.name || one.email} onClose={onClose}>
      <p className="grid-dim">{one.email}</p>
      <dl className="customer-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{words(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="buyer-links">
        {!account && (
          <Link to="/guests/$email" params={{ email: one.email }} className="link">
            {words('guest_open')}
          </Link>
        )}
        {account && (
          <Link to="/customers/$id" params={{ id: String(account.id) }} className="link">
            {words('customer_open')}
          </Link>
        )}
        {may('orders.view') && one.orders > 0 && (
          <Link to="/orders" search={{ text: one.email }} className="link">
            {words('customer_see_orders')}
          </Link>
        )}
      </p>
    </Peek>
  );
}
