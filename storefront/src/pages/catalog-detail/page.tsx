import { useEffect, useRef } from 'react';
import { formatDate } from '@vitrina/contract/values/date';
import { RecentlyViewed } from '../../blocks/recently-viewed.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useLiveProduct } from '../../features/live-price/use-live-product.ts';
import { HiddenNote } from '../../features/product-tile/hidden-badges.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import { rememberProduct } from '../../features/recently-viewed/recent-products.ts';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { AnchorsBar } from './anchors-bar.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Facts } from './facts.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { Props } from './load.ts';
import './page.css';

export function Page({ product, related, guides, today, renderedAt }: Props) {
  const { info, lang } = useShop();
  const text = useText();
  const buyForm = useRef<HTMLFormElement>(null);
  const live = useLiveProduct(product.id, renderedAt);
  const now = live ?? product;
  useEffect(() => rememberProduct(product.id), [product.id]);
  return (
    <>
      <div className="page">
        <Breadcrumbs trail={product.breadcrumbs} current={product.title} />
        <HiddenNote reasons={product.hidden_reasons} />
        <p className="product-printed">
          {info.name}, {formatDate(today, lang)}, {product.url_without_domain}
        </p>
        <div className="product-top">
          <div className="product-pictures">
            <Gallery images={product.images} title={product.title} />
            <KeyFacts facts={product.attributes} />
          </div>
          <BuyBox product={product} live={live} today={today} form={buyForm} />
        </div>
      </div>
      <AnchorsBar hasPrices={product.price_history.length > 1} hasRelated={related.length > 0} hasSafety={product.manufacturer !== null} />
      <div className="page">
        <Facts product={product} today={today} />
        <Reviews productId={product.id} rate={product.feedback_rate_widget} comments={product.feedback_comment_widget} />
        <div id="related" tabIndex={-1}>
          <Rail title={text(now.status === 3 ? 'product_successors_title' : 'product_related_title')}>
            {related.map((tile) => (
              <li key={tile.id}>
                <ProductTile product={tile} sizes={RAIL_SIZES} />
              </li>
            ))}
          </Rail>
        </div>
        {guides.length > 0 && (
          <section className="section">
            <div className="section-head">
              <h2>{text('guides_about_product')}</h2>
            </div>
            <ul className="product-guides">
              {guides.map(({ id, title, url, text_lang }) => (
                <li key={id}>
                  <a className="pill" href={url} {...(text_lang && { lang: text_lang })}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <RecentlyViewed except={product.id} />
      </div>
      <BuyBar price={now} canBuy={now.is_available && now.price_custom !== null} form={buyForm} />
    </>
  );
}
