import { ArrowRight } from '../../ui/icons.tsx';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { HERO_SIZES, HERO_SMALL_SIZES, type HeroProduct, WIDE_PLACE } from './hero-product.ts';
import type { Props } from './load.ts';
import './hero.css';

/** Hero of the home page: one sentence, one button, devices on a shelf with price tags. */
export function Hero({ shelf, products }: Pick<Props, 'shelf'> & { products: HeroProduct[] }) {
  const shop = useShop();
  const text = useText();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-copy">
        <h1 id="hero-title">{shelf ? text('home_headline', { list: shelf.title }) : text('home_headline_plain')}</h1>
        <p>{shelf?.description ?? text('home_lead')}</p>
        <a className="key" href={shelf?.url ?? fixedUrl('catalogue', shop)}>
          {text(shelf ? 'home_see_selection' : 'catalogue')}
          <ArrowRight className="icon" aria-hidden="true" />
        </a>
      </div>
      {products.length > 0 && (
        <ul className={`hero-products of-${products.length}${products.every(({ image }) => image.kind === 'photo') ? ' photos' : ''}`}>
          {products.map((product, place) => (
            <li key={product.url}>
              <ProductPicture
                path={product.image.path}
                alt={product.image.alt}
                kind={product.image.kind}
                presets={['listing', 'catalog_detail', 'catalog_detail_zoom']}
                sizes={place === WIDE_PLACE ? HERO_SIZES : HERO_SMALL_SIZES}
                width={400}
                height={334}
                isFirst={place === WIDE_PLACE}
                isEager={place < WIDE_PLACE}
              />
              <Placard product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Placard({ product }: { product: HeroProduct }) {
  const text = useText();
  const format = usePrice();
  const lang = product.text_lang ? { lang: product.text_lang } : {};
  return (
    <div className="hero-placard">
      <a href={product.url} {...lang}>
        <ProductName title={product.title} />
      </a>
      {product.reference === null ? (
        product.note && (
          <span className="note about" {...lang}>
            {product.note}
          </span>
        )
      ) : (
        <span className="note">
          {text('price_lowest_30_days')} <s>{format(product.reference)}</s>
        </span>
      )}
      <span className={product.percent === null ? 'num' : 'num cut'}>
        {product.price === null ? text('price_on_request') : format(product.price)}
        {product.percent !== null && <span className="badge sale">−{product.percent} %</span>}
      </span>
      <BesidePrice facts={product.beside} />
    </div>
  );
}
