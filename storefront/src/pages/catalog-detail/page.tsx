import { useEffect, useRef } from 'react';
import { formatDate } from '@vitrina/contract/values/date';
import { prepareRecentlyViewed, RecentlyViewed } from '../../blocks/recently-viewed.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useLiveProduct } from '../../features/live-price/use-live-product.ts';
import { HiddenNote } from '../../features/product-tile/hidden-note.tsx';
import { RecallNote } from '../../features/product-tile/recall-note.tsx';
import { rememberProduct } from '../../features/recently-viewed/recent-products.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { AnchorsBar } from './anchors-bar.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { Props } from './load.ts';
import './page.css';

// Strip and links work by themselves until a finger or pointer is on them.
const Gallery = deferred(() => import('../../features/gallery/gallery.deferred.tsx').then((file) => file.Gallery), { place: '.gallery' });
const Facts = deferred(() => import('./facts.deferred.tsx').then((file) => file.Facts), { place: '.product-facts', isLoadedNear: true });
const Reviews = deferred(() => import('../../features/reviews/reviews.deferred.tsx').then((file) => file.Reviews), { place: '#reviews', isLoadedNear: true });
const Fits = deferred(() => import('./fits.deferred.tsx').then((file) => file.Fits), { place: '#fits', isLoadedNear: true });
const Questions = deferred(() => import('../../features/questions/questions.deferred.tsx').then((file) => file.Questions), {
  place: '#questions',
  isLoadedNear: true,
});
const Related = deferred(() => import('./related.deferred.tsx').then((file) => file.Related), { place: '#related', isLoadedNear: true });

export const prepare = prepareRecentlyViewed;

export function Page({ product, related, fits, nearest, guides, today, renderedAt }: Props) {
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
        <RecallNote recall={product.recall} />
        <p className="product-printed">
          {info.name}, {formatDate(today, lang)}, {product.url_without_domain}
        </p>
        <div className="product-top">
          <div className="product-pictures">
            <Gallery images={product.images} title={product.title} />
            <KeyFacts facts={product.attributes} />
          </div>
          <BuyBox nearest={nearest} product={product} live={live} today={today} form={buyForm} />
        </div>
      </div>
      <AnchorsBar
        hasPrices={product.price_history.length > 1}
        hasRelated={related.length > 0}
        hasSafety={product.manufacturer !== null}
        hasFits={fits !== null}
      />
      <div className="page">
        <Facts product={product} today={today} />
        {fits && <Fits fits={fits} product={{ id: product.id, title: product.title }} />}
        <Reviews productId={product.id} rate={product.feedback_rate_widget} comments={product.feedback_comment_widget} />
        <Questions productId={product.id} widget={product.question_widget} />
        <Related tiles={related} isSuccessor={product.status === 3} />
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
      {now.is_available && now.price_custom !== null && <BuyBar product={product} now={now} form={buyForm} />}
    </>
  );
}
