import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DueRefund } from '../../api/refunds.ts';
import { useMay } from '../../app/me.tsx';
import { choicesQuery } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';

interface DueItemProps {
  refund: DueRefund;
  onGive: (refund: DueRefund) => void;
}

/** One refund that its buyer waits for. */
export function DueItem({ refund, onGive }: DueItemProps) {
  const words = useWords();
  const { money, moment } = useFormats();
  const mayBook = useMay()('payments.book');
  const { data: choices } = useQuery(choicesQuery);
  const way = choices?.payments?.find(({ code }) => code === refund.payment);
  const { amount, currency, order, buyer, payment, reason, by, created_at, by_hand, problem } = refund;
  return (
    <li className="due">
      <span className="grow">
        <b className="num">{money(amount, currency)}</b>{' '}
        <Link to="/orders/$number" params={{ number: order }} className="link">
          {order}
        </Link>{' '}
        {buyer}
        <span className="due-more grid-dim">{[moment(created_at), way?.title ?? payment, reason, by].filter(Boolean).join(' · ')}</span>
        {problem && <span className="problem">{problem}</span>}
      </span>
      {by_hand && mayBook && (
        <Button onPress={() => onGive(refund)} aria-label={`${words('refunds_give')}: ${order}`}>
          {words('refunds_give')}
        </Button>
      )}
    </li>
  );
}
