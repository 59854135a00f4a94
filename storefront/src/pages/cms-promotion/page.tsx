import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { PeriodLine } from '../../features/content/period-line.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';
import '../../features/content/cards.css';
import './promotion.css';

/** Price with a public code, beside the lowest price of 30 days. */
function ByCoupon({ coupon: { code, price, lowest_price_30_days: lowest, percent } }: { coupon: NonNullable<Props['products'][number]['coupon']> }) {
  const text = useText();
  const format = usePrice();
  if (price === null) return null;
  return (
    <p className="promotion-code">
      <b>{text('promotion_with_code', { code, price: format(price) })}</b>
      {lowest !== null && ` ${text('price_lowest_30_days')} ${format(lowest)}`}
      {percent !== null && ` (−${percent} %)`}
    </p>
  );
}

/** Terms, period and products of a promotion. */
export function Page({ text: content, period, phase, products }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      <ContentPage text={content} trail={[{ title: text('promotions_title'), url: fixedUrl('promotions', shop) }]}>
        <PeriodLine period={period} phase={phase} />
        {phase === 'past' && <p className="promotion-over">{text('promotion_over')}</p>}
      </ContentPage>
      {products.length > 0 && (
        <section className="page promotion-products" aria-labelledby="promotion-products">
          <h2 id="promotion-products">{text('promotion_products')}</h2>
          <ul className="case tile-list">
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
                {product.coupon && phase === 'running' && <ByCoupon coupon={product.coupon} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
