import type { GuestPage } from '@vitrina/contract/staff/guests';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { useSums } from './customer-columns.tsx';

/** Number of orders, and the amount paid and not refunded. */
export function GuestFacts({ guest }: { guest: GuestPage }) {
  const words = useWords();
  const { number } = useFormats();
  const spent = useSums()(guest);
  return (
    <dl className="customer-facts">
      <div>
        <dt>{words('customers_column_orders')}</dt>
        <dd>{number(guest.orders)}</dd>
      </div>
      {spent && (
        <div>
          <dt>{words('customer_spent')}</dt>
          <dd>{spent}</dd>
        </div>
      )}
    </dl>
  );
}
