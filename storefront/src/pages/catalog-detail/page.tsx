import { useEffect, useRef } from 'react';
import { prepareRecentlyViewed, RecentlyViewed } from '../../blocks/recently-viewed.tsx';
import { useText } from '../../context/shop-context.tsx';
import { useLiveProduct } from '../../features/live-product/use-live-product.ts';
import { rememberProduct } from '../../features/recently-viewed/recent-products.ts';
import { deferred } from '../../ui/deferred.tsx';
import { printed } from '../../ui/printed.tsx';
import { AnchorsBar } from './anchors-bar.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Fits } from './fits.tsx';
import type { Props } from './load.ts';
import './page.css';

// Strip and links work without the script, which is loaded on touch or pointer.
const Gallery = deferred(() => import('../../features/gallery/gallery.deferred.tsx').then((file) => file.Gallery), { place: '.gallery' });
const SizeDrawing = deferred(() => import('./size-drawing.deferred.tsx').then((file) => file.SizeDrawing), { place: '.size-drawing', isLoadedNear: true });
// Static parts: only text and links.
const Lead = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Lead));
const KeyFacts = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.KeyFacts));
const Facts = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Facts));
const Panels = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Panels));
const Reviews = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Reviews));
const Questions = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Questions));
const RelatedProducts = deferred(() => import('./related-products.deferred.tsx').then((file) => file.RelatedProducts), {
  place: '#related',
  isLoadedNear: true,
});

export const prepare = prepareRecentlyViewed;

export function Page({ product, related, fits, hasNearest, guides, size, hasPrices, today, renderedAt, printed: of }: Props) {
  const text = useText();
  const buyForm = useRef<HTMLFormElement>(null);
  const live = useLiveProduct(product, renderedAt);
  const now = live ?? product;
  useEffect(() => rememberProduct(product.id), [product.id]);
  return (
    <>
      <div className="page">
        <Lead frame={{ as: 'div' }} of={of && { product: of.product, today }} />
        <div className="product-top">
          <div className="product-pictures">
            <Gallery images={product.images} title={product.title} />
            <KeyFacts frame={{ as: 'div', className: 'product-promises' }} of={of && { facts: of.product.attributes, law: of.product.law }} />
          </div>
          <BuyBox hasNearest={hasNearest} of={of} product={product} live={live} today={today} form={buyForm} />
        </div>
      </div>
      <AnchorsBar hasPrices={hasPrices} hasRelated={related.length > 0} hasSafety={product.maker !== null} hasFits={fits !== null} />
      <div className="page">
        <section className="columns product-facts" aria-labelledby="facts-title">
          <div id="facts" tabIndex={-1}>
            <h2 className="visually-hidden" id="facts-title">
              {text('product_section_facts')}
            </h2>
            <Facts frame={{ as: 'div' }} of={of?.product ?? null} />
            {size && <SizeDrawing size={size} title={product.title} />}
            <Tags tags={product.tags} />
          </div>
          <Panels frame={{ as: 'div', className: 'product-panels' }} of={of && { product: of.product, today }} />
        </section>
        {fits && <Fits fits={fits} of={of?.fits ?? null} product={{ id: product.id, title: product.title }} />}
        <Reviews frame={sectionFrame('reviews')} of={of && reviewsOf(of)} />
        <Questions frame={sectionFrame('questions')} of={of && { productId: product.id, widget: of.product.question_widget }} />
        <RelatedProducts tiles={related} isSuccessor={product.status === 3} />
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
        <RecentlyViewed except={[product.id]} />
      </div>
      {now.is_available && now.price_custom !== null && <BuyBar product={product} now={now} form={buyForm} />}
    </>
  );
}

type Printed = NonNullable<Props['printed']>;

const reviewsOf = ({ product }: Printed) => ({ productId: product.id, rate: product.feedback_rate_widget, comments: product.feedback_comment_widget });

const sectionFrame = (id: string) => ({ as: 'section', className: 'section columns', id, tabIndex: -1, 'aria-labelledby': `${id}-title` }) as const;

function Tags({ tags }: Pick<Props['product'], 'tags'>) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul className="product-tags" aria-label={text('product_tags')}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <a className="pill" href={tag.url_without_domain}>
            {tag.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
