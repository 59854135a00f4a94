import { Undo2 } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { homeUrl, locationsUrl } from '../../links/page-links.ts';
import type { PageState, ShellState } from '../../context/page-types.ts';
import { CachedPart } from '../../ui/cached-part.tsx';
import { MenuLinks } from '../../ui/menu-links.tsx';
import { AccountLink } from './account-link.tsx';
import { CartButton } from './cart-button.tsx';
import { CompareLink } from './compare-link.tsx';
import { FreeShippingNote } from './free-shipping-note.tsx';
import { LanguageSwitch, SearchBox } from './deferred-parts.ts';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { MyPlaceLink } from './my-place-link.tsx';
import { MyShopLink } from './my-shop-link.tsx';
import { useReturningHeader } from './returning-header.ts';
import { useSlashKey } from './use-slash-key.ts';
import { WishLink } from './wish-link.tsx';
import './utility-line.css';
import './header.css';

interface HeaderProps {
  departments: ShellState['departments'];
  reduced: ShellState['reduced'];
  urls: PageState['urls'];
  /** True: stays at the top of the page, as on product pages. */
  isStill: boolean;
}

/** Utility line; then logo, menu, search and tools; then departments. Reappears on scrolling up. */
export function Header({ departments, reduced, urls, isStill }: HeaderProps) {
  const { labels, endpoints, info, menus, url } = useShop();
  const header = useReturningHeader(isStill);
  useSlashKey();
  const path = url.split('?')[0] ?? '';
  const inputs = [labels, endpoints, info, menus] as const;
  return (
    <header className="site-header" ref={header}>
      <div className="utility">
        <div className="page">
          <CachedPart name="header-promises" of={inputs}>
            <Promises />
          </CachedPart>
          <ul>
            <CachedPart name="header-places" of={inputs}>
              <Places />
            </CachedPart>
            <li>
              <LanguageSwitch urls={urls} />
            </li>
          </ul>
        </div>
      </div>
      <div className="masthead">
        <div className="page">
          <CachedPart name="header-logo" of={inputs}>
            <LogoAndMenu />
          </CachedPart>
          <SearchBox />
          <CachedPart name="header-tools" of={inputs}>
            <Tools />
          </CachedPart>
        </div>
      </div>
      <CachedPart name="header-departments" of={[...inputs, departments, reduced, currentOf(path, departments, reduced)]}>
        <Departments departments={departments} reduced={reduced} path={path} />
      </CachedPart>
    </header>
  );
}

/** Addresses of the departments to mark as current. */
const currentOf = (path: string, departments: HeaderProps['departments'], reduced: HeaderProps['reduced']): string =>
  [...departments.filter(({ url }) => path.startsWith(url)), ...(path === reduced?.url ? [reduced] : [])].map(({ url }) => url).join();

function Promises() {
  const { info } = useShop();
  const text = useText();
  return (
    <ul>
      <FreeShippingNote />
      <li>
        <Undo2 className="icon small-icon" aria-hidden="true" />
        {text('header_returns', { count: info.withdrawalDays })}
      </li>
    </ul>
  );
}

function Places() {
  const shop = useShop();
  const text = useText();
  return (
    <>
      {shop.menus.header?.length ? (
        <MenuLinks items={shop.menus.header} />
      ) : (
        <li>
          <a href={locationsUrl(shop)}>{text('header_shops')}</a>
        </li>
      )}
      <li className="my-shop-item">
        <MyShopLink />
      </li>
      <li className="my-place-item">
        <MyPlaceLink />
      </li>
    </>
  );
}

function LogoAndMenu() {
  const shop = useShop();
  const text = useText();
  return (
    <>
      <a className="logo" href={homeUrl(shop)} aria-label={text('header_home', { name: shop.info.name })}>
        <Logo />
        <span>{shop.info.name}</span>
      </a>
      <MenuButton />
    </>
  );
}

function Departments({ departments, reduced, path }: Pick<HeaderProps, 'departments' | 'reduced'> & { path: string }) {
  const text = useText();
  return (
    <nav className="departments" aria-label={text('header_departments')}>
      <div className="page">
        <ul>
          {departments.map((one) => (
            <li key={one.code}>
              <a href={one.url} aria-current={path.startsWith(one.url) ? 'true' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
          {reduced && (
            <li>
              <a className="reduced" href={reduced.url} aria-current={path === reduced.url ? 'true' : undefined}>
                {reduced.title}
              </a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}

function Tools() {
  const text = useText();
  return (
    <nav className="tools" aria-label={text('header_tools')}>
      <CompareLink />
      <WishLink />
      <AccountLink />
      <CartButton />
    </nav>
  );
}
