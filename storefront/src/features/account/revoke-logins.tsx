import type { OtherWays } from '@vitrina/contract/accounts';
import { useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { providerTitle } from './provider-link.ts';

/**
 * Other login methods of an account while its password is set: passkeys and providers each with a checkbox to revoke it; sessions as a list, since they are
 * revoked anyway.
 */
export function RevokeLogins({ ways: { passkeys, providers, sessions } }: { ways: OtherWays }) {
  const text = useText();
  const moment = useMoment();
  const hasBoxes = passkeys.length + providers.length > 0;
  if (!hasBoxes && sessions.length === 0) return null;
  return (
    <fieldset className="end-ways">
      <legend>{text('end_ways_title')}</legend>
      {hasBoxes && <p className="small muted">{text('end_ways_text')}</p>}
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <label key={id}>
          <input type="checkbox" name="end_passkey" value={id} />
          <span>
            {text('end_ways_passkey', { name: name || text('passkey') })}
            <span className="small muted">
              {last_used_at ? text('passkey_used', { moment: moment(last_used_at) }) : text('passkey_made', { moment: moment(created_at) })}
            </span>
          </span>
        </label>
      ))}
      {providers.map((provider) => (
        <label key={provider}>
          <input type="checkbox" name="end_provider" value={provider} />
          <span>{text('end_ways_provider', { provider: providerTitle(provider, text('logins_own_provider')) })}</span>
        </label>
      ))}
      {sessions.length > 0 && (
        <>
          <p className="small muted">{text('end_ways_sessions')}</p>
          <ul className="small end-ways-devices">
            {sessions.map(({ device, last_seen_at }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are shown once and never change
              <li key={i}>
                {device || text('account_device_unknown')}, {text('account_session_seen', { moment: moment(last_seen_at) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
