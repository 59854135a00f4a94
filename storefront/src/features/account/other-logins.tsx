import { useEffect, useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import { authUrl } from './account-url.ts';
import type { OtherWays } from './external-account.ts';
import { providerTitle, providerUrl } from './provider-link.ts';
import { logInByPasskey, type PasskeyOutcome, suggestsPasskeys } from './use-passkey.ts';
import './other-logins.css';

interface OtherLoginsProps {
  ways: OtherWays;
  /** Address to open after the login. */
  redirect: string;
  className: string;
}

/** Login by a passkey or an identity provider. */
export function OtherLogins({ ways: { providers, hasOwnForm }, redirect, className }: OtherLoginsProps) {
  const text = useText();
  return (
    <section className={`${className} other-logins`} aria-label={text('logins_other')}>
      {hasOwnForm && <PasskeyLogin redirect={redirect} />}
      {hasOwnForm && <LinkLogin />}
      <Providers providers={providers} redirect={redirect} />
    </section>
  );
}

interface ProviderLinksProps {
  providers: string[];
  redirect: string;
}

/** Identity providers only, for a signup. */
export function ProviderLinks({ className, ...props }: ProviderLinksProps & { className: string }) {
  const text = useText();
  return (
    <section className={`${className} other-logins`} aria-label={text('logins_other')}>
      <Providers {...props} />
    </section>
  );
}

const Providers = ({ providers, redirect }: ProviderLinksProps) => {
  const shop = useShop();
  const text = useText();
  return providers.map((provider) => (
    <a key={provider} className="btn wide" href={providerUrl(provider, { ...shop, redirect })}>
      {provider === 'keycloak' ? text('logins_continue_own') : text('logins_continue_with', { provider: providerTitle(provider, '') })}
    </a>
  ));
};

const UNASKED: ReadonlySet<string> = new Set(['passkey_refused', 'passkey_unsupported', 'error_unavailable']);

function PasskeyLogin({ redirect }: { redirect: string }) {
  const { lang } = useShop();
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const goOn = (outcome: PasskeyOutcome) => {
    // The user has changed, so the document is reloaded.
    if (outcome.kind === 'done') location.assign(redirect);
    if (outcome.kind === 'failed') setProblem(outcome.label);
  };
  const goOnNow = useRef(goOn);
  goOnNow.current = goOn;
  useEffect(() => {
    void suggestsPasskeys().then(async (can) => {
      const outcome = can ? await logInByPasskey(lang, { fromAutofill: true }) : null;
      // The visitor pressed no button: only the result of a chosen passkey is shown.
      if (outcome?.kind === 'done' || (outcome?.kind === 'failed' && !UNASKED.has(outcome.label))) goOnNow.current(outcome);
    });
  }, [lang]);
  const choose = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    goOn(await logInByPasskey(lang));
    isBusy.current = false;
  };
  return (
    <>
      {problem && <LoginProblem label={problem} />}
      <button type="button" className="btn wide passkey-button" onClick={() => void choose()}>
        {text('passkey_log_in')}
      </button>
    </>
  );
}

/** Login by a mailed link, for customers without password and passkey at hand, or locked out by failed attempts of an attacker. */
function LinkLogin() {
  const shop = useShop();
  const text = useText();
  return (
    <a className="btn wide" href={authUrl(shop, 'login_link')}>
      {text('login_link_offer')}
    </a>
  );
}

/** Error of a login, with a retry button. */
export function LoginProblem({ label }: { label: string }) {
  const text = useText();
  return (
    <p className="login-problem" role="alert">
      <CircleAlert className="icon" />
      <span>{text(label)}</span>
    </p>
  );
}
