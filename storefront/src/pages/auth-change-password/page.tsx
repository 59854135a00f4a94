import { useShop, useText } from '../../context/shop-context.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { RevokeLogins } from '../../features/account/revoke-logins.tsx';
import { PasswordField } from '../../features/account/password-field.tsx';
import type { Props } from './load.ts';

/** Form for a new password, opened by a mailed link. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.state === 'done')
    return (
      <EntryFrame title={text('account_new_password_done_title')} lead={text('account_new_password_done')}>
        <a className="key" href={authUrl(shop, 'login')}>
          {text('checkout_login_button')}
        </a>
      </EntryFrame>
    );
  if (props.state === 'over')
    return (
      <EntryFrame title={text('account_link_over_title')} lead={text('account_new_password_over')}>
        <a className="key" href={authUrl(shop, 'forgotten_password')}>
          {text('account_forgotten_button')}
        </a>
      </EntryFrame>
    );
  return (
    <EntryFrame title={text('account_new_password_title')} lead={text('account_new_password_lead', { email: props.email })}>
      <form method="post" className="account-block" noValidate>
        <FormProblem result={props.result} />
        {/* Account name for password managers. */}
        <input type="hidden" name="email" autoComplete="username" value={props.email} />
        <PasswordField name="password" label={text('account_new_password_label')} isNew error={props.result.errors.password} />
        <RevokeLogins ways={props.ways} />
        <button type="submit" className="key wide">
          {text('account_new_password_button')}
        </button>
      </form>
    </EntryFrame>
  );
}
