import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { wishlistUrl } from '../../links/page-links.ts';
import { LogOutLink } from './log-out-link.tsx';
import { type AccountPage, authUrl } from './account-url.ts';
import './account.css';

const PAGES: readonly (AccountPage | undefined)[] = [undefined, 'my_orders', 'my_devices', 'my_coupons', 'my_comments', 'edit'];

/** Scrolls the current section into view if the navigation is one scrolling line. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** A page of the account: its navigation on the left, or above on phones. */
export function AccountFrame({ page, title, lead, children }: { page: AccountPage | undefined; title: string; lead?: ReactNode; children: ReactNode }) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page account">
      <nav className="account-nav" aria-label={text('account')} ref={showCurrent}>
        <ul>
          {PAGES.map((one) => (
            <li key={one ?? 'index'}>
              <a href={authUrl(shop, one)} aria-current={one === page ? 'page' : undefined}>
                {text(one ? `account_${one}` : 'account_index')}
              </a>
            </li>
          ))}
          <li>
            <a href={wishlistUrl(shop)}>{text('wishlist')}</a>
          </li>
          <li>
            <LogOutLink />
          </li>
        </ul>
      </nav>
      <div className="account-main">
        <h1 className="page-title">{title}</h1>
        {lead}
        {children}
      </div>
    </div>
  );
}

/** A page before the login: login, signup, passwords. One narrow column. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="page account-entry">
      <h1 className="page-title">{title}</h1>
      {lead && <p className="account-lead">{lead}</p>}
      {children}
    </div>
  );
}
