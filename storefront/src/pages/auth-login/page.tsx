import { useShop, useText } from '../../context/shop-context.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { LoginForm } from '../../features/account/login-form.tsx';
import { LoginProblem, OtherLogins } from '../../features/account/other-logins.tsx';
import type { Props } from './load.ts';

/** Login, with a link to the signup. */
export function Page({ result, email, redirect, ways }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <EntryFrame title={text('account_login_title')}>
      {ways.problem && <LoginProblem label={`external_${ways.problem}`} />}
      {ways.hasOwnForm && <LoginForm served={result} email={email} redirect={redirect} />}
      <OtherLogins ways={ways} redirect={redirect} className="account-block" />
      {ways.hasOwnForm && (
        <section className="account-block">
          <h2>{text('account_none_title')}</h2>
          <p>{text('account_none_text')}</p>
          <a className="btn" href={authUrl(shop, 'signup')}>
            {text('account_signup_title')}
          </a>
        </section>
      )}
    </EntryFrame>
  );
}
