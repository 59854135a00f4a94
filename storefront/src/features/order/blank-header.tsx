import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { homeUrl } from '../../links/page-links.ts';

/** Header of pages without layout: the shop's name as a link to the home page, and actions such as printing. */
export function BlankHeader({ logo, children }: { logo: ReactNode; children?: ReactNode }) {
  const shop = useShop();
  const text = useText();
  return (
    <header className="blank-head">
      <a className="logo" href={homeUrl(shop)} aria-label={text('header_home', { name: shop.info.name })}>
        {logo}
        {shop.info.name}
      </a>
      <div className="blank-actions no-print">{children}</div>
    </header>
  );
}
