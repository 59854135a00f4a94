import type { Breadcrumb } from '@vitrina/contract/catalogue';
import { useShop, useText } from '../context/shop-context.tsx';
import { homeUrl } from '../links/page-links.ts';
/** Path from the shop's home down to this page. */
export function Breadcrumbs({ trail, current }: { trail: readonly Breadcrumb[]; current?: string }) {
  const shop = useShop();
  const text = useText();
  return (
    <nav className="breadcrumbs" aria-label={text('breadcrumbs')}>
      <ol>
        <li>
          <a href={homeUrl(shop)}>{shop.info.name}</a>
        </li>
        {trail.map((step, i) =>
          current === undefined && i === trail.length - 1 ? (
            <li key={step.url} aria-current="page">
              {step.title}
            </li>
          ) : (
            <li key={step.url}>
              <a href={step.url}>{step.title}</a>
            </li>
          ),
        )}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
