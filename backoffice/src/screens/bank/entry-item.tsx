import { Link } from '@tanstack/react-router';
import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { GiveSurplus } from './give-surplus.tsx';
import { MatchEntry } from './match-entry.tsx';

interface EntryItemProps {
  entry: BankEntryOfOffice;
  /** Label of why it was not booked. */
  refused: string | undefined;
  choice?: { isTaken: boolean; turn: () => void };
}

/** What came, from whom, and what it is for. */
export function EntryItem({ entry, refused, choice }: EntryItemProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { money, date } = useFormats();
  const { amount, currency, payer, reference, info, booked_on, order, reason, surplus, state } = entry;
  return (
    <li className="entry">
      {choice && (
        <Checkbox isSelected={choice.isTaken} onChange={choice.turn} isLabelHidden>
          {words('bank_take', { payer, amount: money(amount, currency) })}
        </Checkbox>
      )}
      <div className="entry-what">
        <div className="grid-line">
          <b className="grow">{payer || '–'}</b>
          <b className="num">{money(amount, currency)}</b>
        </div>
        <span className="grid-dim">{[date(booked_on), reference, info].filter(Boolean).join(' · ')}</span>
        {order && (
          <span>
            →{' '}
            <Link to="/orders/$number" params={{ number: order.number }} className="link">
              {order.number}
            </Link>{' '}
            {order.buyer} · {words('bank_owed', { amount: money(order.owed, order.currency) })}
          </span>
        )}
        {reason && <span className="problem">{words(`bank_reason_${reason}`)}</span>}
        {surplus > 0 && <GiveSurplus entry={entry} />}
        {refused && <span className="problem">{labels.has(refused) ? words(refused) : refused}</span>}
        {state !== 'booked' && (entry.class !== 'certain' || state === 'set_aside') && <MatchEntry entry={entry} />}
      </div>
    </li>
  );
}
