import { useLogin } from '../../client/session/login-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { accountUrl } from '../../links/page-links.ts';
import { User } from '../../ui/icons.tsx';

/** Link to the account; a dot marks a login. */
export function AccountLink() {
  const shop = useShop();
  const text = useText();
  const login = useLogin();
  const title = login?.name ? text('account_of', { name: login.name }) : text('account');
  return (
    <a className={login ? 'icon-btn logged-in' : 'icon-btn'} href={accountUrl(shop)} aria-label={title}>
      <User className="icon" aria-hidden="true" />
    </a>
  );
}
