import { Link } from '@tanstack/react-router';
import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { Peek } from '../../kits/list/peek.tsx';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { GiveSurplus } from './return-surplus.tsx';
import { MatchEntry } from './match-entry.tsx';

interface EntryPeekProps {
  entry: BankEntryOfOffice;
  /** Label of the error that prevented booking. */
  refused: string | undefined;
  onClose: () => void;
}

/** Entry in detail: payer, matched order, and actions. */
export function EntryPeek({ entry, refused, onClose }: EntryPeekProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { money, date } = useFormats();
  const { amount, currency, payer, payer_account, reference, info, booked_on, order, reason, surplus, state } = entry;
  return (
    <Peek title={money(amount, currency)} onClose={onClose}>
      <p>
        <b>{payer || '–'}</b>
        <span className="grid-dim entry-told">{[date(booked_on), payer_account, reference, info].filter(Boolean).join(' · ')}</span>
      </p>
      {order && (
        <p>
          →{' '}
          <Link to="/orders/$number" params={{ number: order.number }} className="link">
            {order.number}
          </Link>{' '}
          {order.buyer} · {words('bank_owed', { amount: money(order.owed, order.currency) })}
        </p>
      )}
      {reason && <p className="problem">{words(`bank_reason_${reason}`)}</p>}
      {surplus > 0 && <GiveSurplus entry={entry} />}
      {refused && <p className="problem">{labels.has(refused) ? words(refused) : refused}</p>}
      {state !== 'booked' && <MatchEntry key={entry.id} entry={entry} onDone={onClose} />}
    </Peek>
  );
}
