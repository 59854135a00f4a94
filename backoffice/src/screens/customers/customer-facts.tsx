import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/customers.calls';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

/** Spending, returns, reviews and coupons of a customer; empty parts are left out. */
export function CustomerFacts({ customer: { email, spent, returns, reviews, coupons } }: { customer: CallReply<typeof calls.get> }) {
  const words = useWords();
  const { money, number } = useFormats();
  const may = useMay();
  const rows = [
    { name: 'spent', value: spent.map(({ amount, currency }) => money(amount, currency)).join(', ') },
    {
      name: 'returns',
      value: returns > 0 && (
        <>
          {number(returns)}{' '}
          {may('returns.receive') && (
            <Link to="/returns" search={{ tab: 'ended', text: email }} className="link">
              {words('customer_see_returns')}
            </Link>
          )}
        </>
      ),
    },
    { name: 'reviews', value: reviews > 0 && number(reviews) },
    { name: 'coupons', value: coupons.join(', ') },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="customer-facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{words(`customer_${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
