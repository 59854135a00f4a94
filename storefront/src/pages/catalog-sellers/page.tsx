import { thumbPath } from '@vitrina/contract/thumbs';
import { Store } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import type { Props, Seller } from './load.ts';
import './sellers.css';

/** Third-party sellers. */
export function Page({ sellers }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs trail={[]} current={text('sellers')} />
      <header className="sellers-head">
        <h1 className="page-title">{text('sellers')}</h1>
        <p>{sellers.length > 0 ? text('sellers_text', { name: shop.info.name }) : text('sellers_none', { name: shop.info.name })}</p>
      </header>
      {sellers.length > 0 ? (
        <ul className="sellers">
          {sellers.map((seller) => (
            <SellerCard key={seller.url} seller={seller} />
          ))}
        </ul>
      ) : (
        <>
          <EmptyShelf />
          <p className="sellers-head">
            <a className="key" href={fixedUrl('catalogue', shop)}>
              {text('catalogue')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

function SellerCard({ seller }: { seller: Seller }) {
  const text = useText();
  return (
    <li className="panel">
      <span className="seller-sign">
        {seller.logo ? (
          <img src={thumbPath('logo', seller.logo, 'webp')} alt="" width={240} height={80} loading="lazy" decoding="async" />
        ) : (
          <Store className="icon large-icon" aria-hidden="true" />
        )}
      </span>
      <h2>
        <a href={seller.url}>{seller.title}</a>
      </h2>
      {seller.description && <p>{seller.description}</p>}
      {seller.identity.map((line) => (
        <small key={line}>{line}</small>
      ))}
      <small>{text('products_count', { count: seller.total })}</small>
    </li>
  );
}
