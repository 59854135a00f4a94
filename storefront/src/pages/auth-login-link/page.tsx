import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import type { Props } from './load.ts';

/** Login by a mailed link: request, and the page behind the link. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.state === 'sent') return <EntryFrame title={text('account_sent_title')} lead={text('login_link_sent', { email: props.email })} />;
  if (props.state === 'over')
    return (
      <EntryFrame title={text('account_link_over_title')} lead={text('login_link_over')}>
        <a className="key" href={authUrl(shop, 'login_link')}>
          {text('account_forgotten_button')}
        </a>
      </EntryFrame>
    );
  const isRequestForm = props.state === 'ask';
  return (
    <EntryFrame title={text('login_link_title')} lead={isRequestForm ? text('login_link_lead') : text('login_link_ask', { email: props.email })}>
      <form method="post" className="account-block" noValidate>
        <FormProblem result={props.result} />
        {isRequestForm ? (
          <AccountField
            name="email"
            label={text('checkout_email')}
            type="email"
            autoComplete="username"
            value={props.email}
            error={props.result.errors.email}
          />
        ) : (
          <input type="hidden" name="email" value={props.email} />
        )}
        <button type="submit" className="key wide">
          {text(isRequestForm ? 'account_forgotten_button' : 'checkout_login_button')}
        </button>
      </form>
      {isRequestForm && (
        <a className="link" href={authUrl(shop, 'login')}>
          {text('account_back_to_login')}
        </a>
      )}
    </EntryFrame>
  );
}
