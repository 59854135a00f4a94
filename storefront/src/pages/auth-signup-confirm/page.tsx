import { useShop, useText } from '../../context/shop-context.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { PasswordField } from '../../features/account/password-field.tsx';
import type { Props } from './load.ts';

/** Page behind the mailed link: choice of the account's password. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.state === 'over')
    return (
      <EntryFrame title={text('account_link_over_title')} lead={text('account_confirm_over')}>
        <p className="account-out">
          <a className="key" href={authUrl(shop, 'signup')}>
            {text('account_signup_title')}
          </a>
          <a className="btn" href={authUrl(shop, 'login')}>
            {text('checkout_login_button')}
          </a>
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame title={text('account_confirm_title')} lead={text('account_confirm_text', { email: props.email })}>
      <form method="post" className="account-block" noValidate>
        <FormProblem result={props.result} />
        {/* Account name for password managers. */}
        <input type="hidden" name="email" autoComplete="username" value={props.email} />
        <PasswordField name="password" label={text('account_choose_password')} isNew error={props.result.errors.password} />
        <button type="submit" className="key wide">
          {text('account_confirm_button')}
        </button>
      </form>
    </EntryFrame>
  );
}
