import { useState } from 'react';
import type { Passkey } from '@vitrina/contract/passkeys';
import { useShop, useText } from '../../context/shop-context.tsx';
import { SuccessNote, FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import type { FormResult } from '../../features/account/form-result.ts';
import { LoginProblem } from '../../features/account/other-logins.tsx';
import { providerTitle, providerUrl } from '../../features/account/provider-link.ts';
import { addPasskey } from '../../features/account/use-passkey.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { useMoment } from '../../labels/use-moment.ts';

export interface LoginsProps {
  passkeys: Passkey[];
  /** Configured providers, and those linked while they were configured. */
  providers: { name: string; isTied: boolean }[];
  /** Label of an error that a provider returned. */
  problem: string | null;
  result: FormResult;
  isDone: boolean;
  hasPassword: boolean;
  /** Result of the form that confirms the customer's identity. */
  proof: FormResult;
  /** True if the customer's identity was just confirmed. */
  isProven: boolean;
  /** True if the identity was confirmed recently, so that login methods may be added. */
  mayAdd: boolean;
}

/** Login methods besides the password: passkeys and identity providers. */
export function Logins({ passkeys, providers, problem, result, isDone, hasPassword, proof, isProven, mayAdd }: LoginsProps) {
  const text = useText();
  return (
    <section className="account-block" id="logins">
      <h2>{text('logins_title')}</h2>
      <p className="small muted">{text('passkey_what')}</p>
      {isDone && <SuccessNote>{text('account_saved')}</SuccessNote>}
      {problem && <LoginProblem label={problem} />}
      <FormProblem result={result} />
      {passkeys.length > 0 && (
        <ul className="account-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isProven && <SuccessNote>{text('proof_done')}</SuccessNote>}
      {mayAdd ? <AddPasskey /> : <ConfirmIdentity hasPassword={hasPassword} hasPasskey={passkeys.length > 0} result={proof} />}
      {providers.length > 0 && (
        <ul className="account-rows">
          {providers.map((provider) => (
            <ProviderRow key={provider.name} {...provider} mayAdd={mayAdd} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const text = useText();
  const moment = useMoment();
  const called = name || text('passkey');
  return (
    <li>
      <div>
        <b>{called}</b>
        <p>{last_used_at ? text('passkey_used', { moment: moment(last_used_at) }) : text('passkey_made', { moment: moment(created_at) })}</p>
        <details>
          <summary className="link">{text('passkey_rename')}</summary>
          <form method="post" className="login-rename">
            <input type="hidden" name="form" value="logins" />
            <input type="hidden" name="passkey" value={id} />
            <input className="input" name="name" defaultValue={called} maxLength={60} required aria-label={text('passkey_name')} autoComplete="off" />
            <button type="submit" className="btn compact" name="action" value="rename">
              {text('account_save')}
            </button>
          </form>
        </details>
      </div>
      <form method="post">
        <input type="hidden" name="form" value="logins" />
        <input type="hidden" name="passkey" value={id} />
        <button type="submit" className="btn compact" name="action" value="remove" aria-label={text('passkey_remove', { name: called })}>
          {text('account_remove')}
        </button>
      </form>
    </li>
  );
}

function AddPasskey() {
  const shop = useShop();
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await addPasskey(shop.lang);
    // Reloads the document with a fragment that scrolls to the list; the query differs, as the address may be the current one.
    if (outcome.kind === 'done') return location.replace(`${authUrl(shop, 'edit')}?done=logins&n=${Date.now()}#logins`);
    // The confirmation has expired: the page requires it again.
    if (outcome.kind === 'failed' && outcome.label === 'error_proof_needed') return location.replace(`${authUrl(shop, 'edit')}?n=${Date.now()}#logins`);
    setBusy(false);
    if (outcome.kind === 'failed') setProblem(outcome.label);
  };
  return (
    <div className="account-out">
      {problem && <LoginProblem label={problem} />}
      <button type="button" className="btn needs-scripts" onClick={() => void add()} aria-disabled={isBusy}>
        {text('passkey_add')}
      </button>
    </div>
  );
}

function ProviderRow({ name, isTied, mayAdd }: LoginsProps['providers'][number] & { mayAdd: boolean }) {
  const shop = useShop();
  const text = useText();
  const provider = providerTitle(name, text('logins_own_provider'));
  return (
    <li>
      <div>
        <b>{provider}</b>
        <p>{text(isTied ? 'logins_tied' : 'logins_not_tied')}</p>
      </div>
      {isTied && (
        <form method="post">
          <input type="hidden" name="form" value="logins" />
          <button type="submit" className="btn compact" name="provider" value={name} aria-label={text('logins_untie_from', { provider })}>
            {text('logins_untie')}
          </button>
        </form>
      )}
      {!isTied && mayAdd && (
        <a
          className="btn compact login-tie"
          href={providerUrl(name, { ...shop, redirect: `${authUrl(shop, 'edit')}?done=logins` })}
          aria-label={text('logins_tie_to', { provider })}
        >
          {text('logins_tie')}
        </a>
      )}
    </li>
  );
}
