import type { AccountSession } from '@vitrina/contract/accounts';
import { useText } from '../../context/shop-context.tsx';
import { SuccessNote } from '../../features/account/account-note.tsx';
import { useMoment } from '../../labels/use-moment.ts';

/** Sessions of the customer; each but the present one can be revoked. */
export function SessionList({ sessions, isDone = false }: { sessions: AccountSession[]; isDone?: boolean }) {
  const text = useText();
  const moment = useMoment();
  return (
    <section className="account-block" id="sessions">
      <h2>{text('account_edit_sessions')}</h2>
      {isDone && <SuccessNote>{text('account_session_ended')}</SuccessNote>}
      <ul className="account-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device || text('account_device_unknown')}</b>
              <p>{session.is_current ? text('account_session_current') : text('account_session_seen', { moment: moment(session.last_seen_at) })}</p>
            </div>
            {!session.is_current && (
              <form method="post">
                <input type="hidden" name="form" value="sessions" />
                <button type="submit" className="btn compact" name="id" value={session.id}>
                  {text('account_session_end')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <input type="hidden" name="form" value="sessions" />
          <button type="submit" className="btn">
            {text('account_sessions_end_all')}
          </button>
        </form>
      )}
    </section>
  );
}
