import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../context/shop-context.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { MenuLinks } from '../ui/menu-links.tsx';
import { homeUrl } from '../links/page-links.ts';
import type { LayoutProps } from './layout-props.ts';

/** Layout for crawlers: page, departments and footer as for visitors, without parts that need a script: no menu, search suggestions or modals. */
export function BotLayout({ state, children }: LayoutProps) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      <header className="site-header">
        <a href={homeUrl(shop)}>{shop.info.name}</a>
        <nav aria-label={text('header_departments')}>
          <ul>
            {state.shell.departments.map((one) => (
              <li key={one.code}>
                <a href={one.url}>{one.title}</a>
              </li>
            ))}
            {state.shell.reduced && (
              <li>
                <a href={state.shell.reduced.url}>{state.shell.reduced.title}</a>
              </li>
            )}
          </ul>
        </nav>
        <ul>
          <MenuLinks items={shop.menus.header} />
          {(shop.info.languages.length > 1 ? shop.info.languages : []).map(({ code }) => (
            <li key={code}>
              <a href={state.urls[code] ?? '/'} lang={LANGUAGES[code].lang} hrefLang={LANGUAGES[code].lang}>
                {LANGUAGES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <main id="content">{children}</main>
      <Footer departments={state.shell.departments} />
    </>
  );
}
