import { telUrl } from '../../links/tel-url.ts';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { accountUrl, cartUrl, compareUrl, fixedUrl, locationsUrl, quickOrderUrl, wishlistUrl, withdrawalUrl } from '../../links/page-links.ts';
import { menuPage } from '../../links/menu-page.ts';
import { recallsUrl, reportUrl } from '../../links/safety-links.ts';
import type { ShellState } from '../../context/page-types.ts';
import { MenuLinks } from '../../ui/menu-links.tsx';
import { hoursInWords } from '../../labels/hours-in-words.ts';
import { FooterGroup } from './footer-group.tsx';
import { PaymentAndDelivery } from './payment-and-delivery.tsx';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

/** Limit of departments; a shop with more links to its catalogue. */
const MOST = 10;

interface FooterProps {
  departments: ShellState['departments'];
  /** Content below the links. */
  children?: ReactNode;
}

/** Departments, links to the shop's services, links after a purchase, menus of content pages, and the operator. */
export function Footer({ departments, children }: FooterProps) {
  const shop = useShop();
  const text = useText();
  const account = accountUrl(shop);
  const delivery = menuPage(shop.menus, 'delivery');
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="footer-columns">
          <Column title={text('header_departments')} links={departments.slice(0, MOST).map((one) => [one.url, one.title])} />
          <Column
            title={text('footer_shop')}
            links={[
              [fixedUrl('catalogue', shop), text('catalogue')],
              [fixedUrl('manufacturers', shop), text('manufacturers')],
              [fixedUrl('sellers', shop), text('sellers')],
              [locationsUrl(shop), text('header_shops')],
              [compareUrl(shop), text('compare')],
              ...(shop.info.hasQuickOrder ? [[quickOrderUrl(shop), text('quick_order')] as const] : []),
            ]}
          />
          <Column
            title={text('after_purchase')}
            links={[
              [account, text('account')],
              [`${account}my_orders/`, text('footer_orders')],
              [`${account}my_coupons/`, text('footer_coupons')],
              [wishlistUrl(shop), text('wishlist')],
              [cartUrl(shop), text('cart')],
              [recallsUrl(shop), text('recalls')],
              [reportUrl(shop), text('report_link')],
            ]}
          />
          <FooterGroup title={text('footer_help')}>
            <ul>
              <MenuLinks items={shop.menus.footer_help} />
              {shop.info.phone && (
                <li>
                  <a href={telUrl(shop.info.phone)}>{shop.info.phone}</a>
                </li>
              )}
              <li>
                <a href={`mailto:${shop.info.email}`}>{shop.info.email}</a>
              </li>
            </ul>
            {shop.info.phoneHours && <p>{hoursInWords(shop.info.phoneHours, shop.lang)}</p>}
          </FooterGroup>
          <FooterGroup title={text(shop.menus.footer_about?.length ? 'footer_about' : 'footer_trust')}>
            <ul>
              <MenuLinks items={shop.menus.footer_about} />
              <SocialLinks urls={shop.info.socialUrls} />
            </ul>
            <p>{text('footer_discounts')}</p>
            <p>{text('footer_guarantee')}</p>
          </FooterGroup>
        </div>
        {children}
        <PaymentAndDelivery />
        <div className="legal">
          <a className="btn compact" href={withdrawalUrl(shop)}>
            {text('withdrawal_here')}
          </a>
          <Legal />
          {/* The device's clock may be in another year than the shop's. */}
          <span suppressHydrationWarning>
            © {new Date().getFullYear()} {shop.info.name}
          </span>
          {shop.info.seller && (
            <span>
              {keepTogether([shop.info.seller.name, shop.info.seller.address].join(', '))}
              {shop.info.seller.vat_number && `, ${text('imprint_vat')}: ${shop.info.seller.vat_number}`}
              {shop.info.seller.register && `, ${shop.info.seller.register}`}
            </span>
          )}
          <span>
            {text('footer_vat_included')}
            {delivery && ', '}
            {delivery && <a href={delivery.url}>{text('price_delivery_costs')}</a>}
          </span>
          <a href={fixedUrl('consents', shop)}>{text('consent_settings')}</a>
        </div>
      </div>
    </footer>
  );
}

/** Links that the law requires on every page. */
function Legal() {
  const { menus } = useShop();
  const text = useText();
  return menus.legal?.length ? (
    <nav aria-label={text('footer_legal')}>
      <ul>
        <MenuLinks items={menus.legal} />
      </ul>
    </nav>
  ) : null;
}

function Column({ title, links }: { title: string; links: readonly (readonly [url: string, title: string])[] }) {
  return (
    <FooterGroup title={title}>
      <ul>
        {links.map(([url, name]) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
}
