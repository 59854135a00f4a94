import { Link } from '@tanstack/react-router';
import type { BuyersMail, BuyersReturn } from '@vitrina/contract/staff/customers';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMailKind } from '../order/mail-kind.ts';
import { TONE_OF_RETURN } from '../returns/return-words.ts';

const TONE_OF_MAIL: Readonly<Record<BuyersMail['state'], Tone>> = { waiting: 'open', sent: 'good', failed: 'bad' };

/** Withdrawals and claims of all orders of a buyer. */
export function BuyerReturns({ returns }: { returns: readonly BuyersReturn[] }) {
  const words = useWords();
  const { date } = useFormats();
  const mayOpen = useMay()('returns.receive');
  return (
    <Panel title={words('guest_returns')}>
      {returns.length === 0 && <p className="grid-dim">{words('guest_no_returns')}</p>}
      <ul className="customer-list">
        {returns.map(({ id, order, kind, state, started_at }) => (
          <li key={id} className="grid-line">
            {mayOpen ? (
              <Link to="/returns/$id" params={{ id: String(id) }} className="link">
                {words(`return_kind_${kind}`)}
              </Link>
            ) : (
              <span>{words(`return_kind_${kind}`)}</span>
            )}
            <span className="grow grid-dim">{[words('guest_return_of', { order }), date(started_at)].join(' · ')}</span>
            <Badge tone={TONE_OF_RETURN[state]}>{words(`return_state_${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Mails sent to a buyer's address. */
export function BuyerMails({ mails }: { mails: readonly BuyersMail[] }) {
  const words = useWords();
  const { moment } = useFormats();
  const kindOf = useMailKind();
  return (
    <Panel title={words('guest_mails')}>
      {mails.length === 0 && <p className="grid-dim">{words('guest_no_mails')}</p>}
      <ul className="customer-list">
        {mails.map(({ id, kind, state, at }) => (
          <li key={id} className="grid-line">
            <span>{kindOf(kind)}</span>
            <span className="grow grid-dim">{moment(at)}</span>
            <Badge tone={TONE_OF_MAIL[state]}>{words(`guest_mail_${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
