import { Link } from '@tanstack/react-router';
import type { ListedPayment } from '@vitrina/contract/staff/payments';
import { useWayTitle } from '../../api/use-way-title.ts';
import { Peek } from '../../kits/list/peek.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { PaymentGroupBadge } from './payment-columns.tsx';

/** Preview of a payment next to the list: its events, collected and refunded amounts. */
export function PaymentPeek({ payment, onClose }: { payment: ListedPayment; onClose: () => void }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const wayOf = useWayTitle();
  const { amount, currency, state, order, buyer, created_at, paid_at, captured, held_until, back, additional, reference, market } = payment;
  const facts: readonly [string, string | null][] = [
    ['payment_column_way', wayOf(payment.payment)],
    ['payment_column_begun', moment(created_at)],
    ['payment_column_paid', paid_at && moment(paid_at)],
    ['payment_captured', captured === null ? null : money(captured, currency)],
    ['payment_column_held_until', held_until && moment(held_until)],
    ['payment_column_back', back > 0 ? money(back, currency) : null],
    ['payment_column_market', market.toUpperCase()],
    ['payment_column_reference', reference],
  ];
  return (
    <Peek title={money(amount, currency)} onClose={onClose}>
      <p>
        <PaymentGroupBadge state={state} />
      </p>
      <p>
        <Link to="/orders/$number" params={{ number: order }} className="link">
          {order}
        </Link>{' '}
        {buyer}
        {additional && <span className="grid-dim payment-told">{words('payment_additional')}</span>}
      </p>
      <dl className="payment-facts">
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
    </Peek>
  );
}
