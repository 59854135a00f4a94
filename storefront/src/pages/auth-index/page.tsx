import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { type AccountPage, authUrl } from '../../features/account/account-url.ts';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { newsletterPreferencesUrl } from '../../links/newsletter-links.ts';
import { RecalledGoods } from '../../features/account/recalled-goods.tsx';
import { wishlistUrl } from '../../links/page-links.ts';
import { Alerts, Coming } from './coming.tsx';
import { SavedAddress } from './saved-address.tsx';
import { LastOrder } from './last-order.tsx';
import type { Props } from './load.ts';

const TILES: readonly AccountPage[] = ['my_devices', 'my_coupons', 'my_comments', 'edit'];

/** Dashboard of the account: the newest order, the address, and links to all pages. */
export function Page({ profile, order, orders, recalls, overview, notices, country }: Props) {
  const shop = useShop();
  const text = useText();
  useSyncLogin(profile);
  return (
    <AccountFrame
      page={undefined}
      title={profile.name ? text('account_hello_name', { name: profile.name }) : text('account_hello')}
      lead={<p className="account-lead">{text('account_logged_in_as', { email: profile.email })}</p>}
    >
      <RecalledGoods recalls={recalls} />
      <div className="account-front">
        <LastOrder order={order} total={orders} />
        <Coming overview={overview} />
        <Alerts notices={notices} />
        <SavedAddress customer={profile.customer} country={country} />
      </div>
      <div className="account-tiles">
        {TILES.map((tile) => (
          <a key={tile} href={authUrl(shop, tile)}>
            <b>{text(`account_${tile}`)}</b>
            <span>{text(`account_${tile}_text`)}</span>
          </a>
        ))}
        <a href={wishlistUrl(shop)}>
          <b>{text('wishlist')}</b>
          <span>{text('account_wishlist_text')}</span>
        </a>
        <a href={newsletterPreferencesUrl(shop)}>
          <b>{text('newsletter_account')}</b>
          <span>{text('newsletter_account_text')}</span>
        </a>
      </div>
    </AccountFrame>
  );
}
