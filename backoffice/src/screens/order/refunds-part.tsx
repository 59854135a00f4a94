import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { refundsQuery } from '../../api/refunds.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Refunds of the order, and a button for another. */
export function RefundsPart({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...refundsQuery(order.number), enabled: may('payments.view') });
  if (!data) return null;
  return (
    <>
      {data.items.length > 0 && (
        <ul className="refunds">
          {data.items.map(({ id, amount, currency, state, reason, by, created_at, by_hand, problem }) => (
            <li key={id}>
              <div className="grid-line">
                <b>−{money(amount, currency)}</b>
                <Badge tone={state === 'done' ? 'over' : 'bad'}>
                  {words(state === 'done' ? 'refund_state_done' : by_hand ? 'refund_state_by_hand' : 'refund_state_due')}
                </Badge>
              </div>
              <span className="grid-dim">{[moment(created_at), by, reason].filter(Boolean).join(' · ')}</span>
              {state === 'due' && by_hand && (
                <Link to="/refunds" className="link">
                  {words('refund_send')}
                </Link>
              )}
              {problem && <p className="problem">{problem}</p>}
            </li>
          ))}
        </ul>
      )}
      {may('refunds.make') && data.refundable > 0 && (
        <p>
          <Button onPress={() => setOpen(true)}>{words('refund_open')}</Button>
        </p>
      )}
      {isOpen && <RefundDialog order={order} left={data} onClose={() => setOpen(false)} />}
    </>
  );
}
