import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import './soon.css';

/** One sentence and ways out: this part of the shop opens later. */
export function Page() {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page soon">
      <EmptyShelf />
      <h1 className="page-title">{text('soon_page')}</h1>
      <p>{text('soon_text')}</p>
      <p className="soon-out">
        <a className="key" href={fixedUrl('catalogue', shop)}>
          {text('catalogue')}
        </a>
        <a className="btn" href={homeUrl(shop)}>
          {text('error_page_home')}
        </a>
      </p>
    </div>
  );
}
