import type { MouseEvent } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { homeUrl } from '../../links/page-links.ts';
import { authUrl } from './account-url.ts';
import { logOut } from '../../client/session/log-in.ts';

/** Ends the session. A plain link without scripts; with them it logs out by a call and keeps the document until the new token is set. */
export function LogOutLink() {
  const shop = useShop();
  const text = useText();
  const url = authUrl(shop, 'logout');
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void logOut(shop.lang).then(
      () => location.assign(homeUrl(shop)),
      () => location.assign(url),
    );
  };
  return (
    <a href={url} onClick={leave}>
      {text('account_logout')}
    </a>
  );
}
