import { type FormEvent, type ReactNode, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { accountUrl } from '../../links/page-links.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { logIn } from '../../client/session/log-in.ts';
import { continueAsGuest } from './checkout-actions.ts';
import { webshopUrl } from './checkout-url.ts';
import { ErrorSummary } from './error-summary.tsx';

/** Guest checkout first, then login, then other login methods. `failed`: error of a login submitted without scripts. */
export function LoginChoice({ failed, hasOwnForm, children }: { failed: string | null; hasOwnForm: boolean; children: ReactNode }) {
  return (
    <>
      <GuestForm />
      {hasOwnForm && <LoginForm failed={failed} />}
      {children}
    </>
  );
}

function GuestForm() {
  const shop = useShop();
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reply = await continueAsGuest(shop.lang);
    if (reply.success) navigate(webshopUrl('customer', shop));
    else setProblem(reply.data.label_name);
  };
  return (
    <form className="checkout-block guest-form" method="post" onSubmit={submit}>
      <h2>{text('checkout_guest_title')}</h2>
      <p>{text('checkout_guest_text')}</p>
      <ErrorSummary message={problem && text(problem)} />
      <button type="submit" className="key wide large-key" name="action" value="guest">
        {text('checkout_guest_button')}
        <ArrowRight className="icon" />
      </button>
    </form>
  );
}

function LoginForm({ failed }: { failed: string | null }) {
  const shop = useShop();
  const text = useText();
  const [problem, setProblem] = useState(failed);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const reply = await logIn(shop.lang, { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') });
    // The user has changed, so the document is reloaded.
    if (reply.success) return location.assign(webshopUrl('customer', shop));
    setBusy(false);
    setProblem(reply.data.label_name === 'error_bad_input' ? 'error_login_failed' : reply.data.label_name);
  };
  return (
    <form className="checkout-block login-form" method="post" onSubmit={submit} noValidate>
      <h2>{text('checkout_login_title')}</h2>
      <p>{text('checkout_login_text')}</p>
      <ErrorSummary message={problem && text(problem)} />
      <div className="field">
        <label htmlFor="login-email">{text('checkout_email')}</label>
        <input className="input" id="login-email" name="email" type="email" autoComplete="username webauthn" inputMode="email" required />
      </div>
      <div className="field">
        <label htmlFor="login-password">{text('checkout_password')}</label>
        <input className="input" id="login-password" name="password" type="password" autoComplete="current-password" required />
      </div>
      <button type="submit" className="btn wide" name="action" value="login" aria-disabled={isBusy}>
        {text('checkout_login_button')}
      </button>
      <a className="link" href={`${accountUrl(shop)}forgotten_password/`}>
        {text('account_forgotten')}
      </a>
    </form>
  );
}
