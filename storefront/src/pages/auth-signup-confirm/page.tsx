import { useShop, useText } from '../../context/shop-context.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import type { Props } from './load.ts';

/** One click confirms the address. */
export function Page({ email }: Props) {
  const shop = useShop();
  const text = useText();
  if (email === null)
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
    <EntryFrame title={text('account_confirm_title')} lead={text('account_confirm_text', { email })}>
      <form method="post">
        <button type="submit" className="key wide">
          {text('account_confirm_button')}
        </button>
      </form>
    </EntryFrame>
  );
}
