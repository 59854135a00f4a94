import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { Star } from '../../ui/icons.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import type { ProductFacts } from './product-page.ts';

interface TitleProps {
  product: Pick<ProductFacts, 'age_verification' | 'badges' | 'code' | 'feedback_rate_widget' | 'manufacturer' | 'text_lang' | 'title'>;
}

/** Badges, title, rating, brand and product number. */
export function Title({ product }: TitleProps) {
  const text = useText();
  const number = useNumber();
  const { rates, rates_votes: votes } = product.feedback_rate_widget;
  return (
    <>
      {(product.badges.length > 0 || product.age_verification) && (
        <p className="product-badges">
          {product.age_verification && <AgeBadge />}
          {product.badges.slice(0, 2).map((badge) => (
            <span key={badge.code} className="badge quiet">
              {badge.title}
            </span>
          ))}
        </p>
      )}
      <h1 {...(product.text_lang && { lang: product.text_lang })}>
        <ProductName title={product.title} />
      </h1>
      <p className="product-meta">
        {votes > 0 && (
          <a href="#reviews" className="rating">
            <Star className="icon" aria-hidden="true" />
            <span className="visually-hidden">{text('rating')} </span>
            {number(rates, 1)}
            <span className="muted">({text('ratings_count', { count: votes })})</span>
          </a>
        )}
        {product.manufacturer && <a href={product.manufacturer.url_without_domain}>{product.manufacturer.title}</a>}
        <span className="num">{text('product_code', { code: product.code })}</span>
      </p>
    </>
  );
}
