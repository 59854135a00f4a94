import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { RichText } from '../../ui/rich-text.tsx';
import './page.css';
import type { Props } from './load.ts';

/** A newsletter as sent, with present prices of its products. */
export function Page({ newsletter: { subject, date, html, lang }, products }: Props) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const own = lang === shop.lang ? null : LANGUAGES[lang].lang;
  return (
    <div className="page newsletter-page">
      <article>
        <p className="newsletter-date">{date === null ? text('newsletter_not_sent') : text('newsletter_sent_on', { date: moment(date, 'day') })}</p>
        <h1 className="page-title" {...(own && { lang: own })}>
          {subject}
        </h1>
        <RichText html={html} lang={own} />
      </article>
      {products.length > 0 && (
        <section aria-labelledby="newsletter-products">
          <h2 id="newsletter-products">{text('newsletter_products')}</h2>
          <ul className="case tile-list">
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
