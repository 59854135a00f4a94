import { type FormEvent, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountField } from './account-field.tsx';
import { FormProblem } from './account-note.tsx';
import { authUrl } from './account-url.ts';
import { type FormResult, formResult } from './form-result.ts';
import { logIn } from '../../client/session/log-in.ts';
import { PasswordField } from './password-field.tsx';

interface LoginFormProps {
  /** Result of a form submitted without scripts. */
  served: FormResult;
  email: string;
  /** Address to open after the login. */
  redirect: string;
}

/** E-mail and password; also works as a plain form. */
export function LoginForm({ served, email, redirect }: LoginFormProps) {
  const shop = useShop();
  const text = useText();
  const [result, setResult] = useState(served);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const reply = await logIn(shop.lang, { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') });
    // The user has changed, so the document is reloaded.
    if (reply.success) return location.assign(redirect);
    setBusy(false);
    setResult(reply.data.label_name === 'error_bad_input' ? { errors: {}, problem: 'error_login_failed' } : formResult(reply.data));
  };
  return (
    <form method="post" className="account-block" onSubmit={submit} noValidate>
      <FormProblem result={result} />
      <input type="hidden" name="redirect" value={redirect} />
      <AccountField name="email" label={text('checkout_email')} type="email" autoComplete="username webauthn" value={email} error={result.errors.email} />
      <PasswordField name="password" label={text('checkout_password')} error={result.errors.password} />
      <button type="submit" className="key wide" aria-disabled={isBusy}>
        {text('checkout_login_button')}
      </button>
      <a className="link" href={authUrl(shop, 'forgotten_password')}>
        {text('account_forgotten')}
      </a>
    </form>
  );
}
