import { ArrowRight, ShoppingBag } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl, homeUrl } from '../../links/page-links.ts';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { StockLines } from '../../ui/stock-lines.tsx';
import { renderedTile } from './rendered-tiles.ts';
import { HiddenBadges } from './hidden-badges.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileLaw } from './tile-law.tsx';
import type { TileProduct } from './tile-product.ts';
import './product-tile.css';

interface ProductTileProps {
  product: TileProduct;
  /** `isFirst`: its picture is among the first to load; `isEager`: it is in view from the start. */
  isFirst?: boolean;
  isEager?: boolean;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Width of the picture by breakpoint. */
  sizes?: string;
}

export const TILE_SIZES = '(min-width: 1440px) 265px, (min-width: 1100px) 30vw, (min-width: 600px) 46vw, 144px';

/** A tile of a product: picture, facts, energy class, price, stock. The whole tile is one link. */
export function ProductTile(props: ProductTileProps) {
  const { product, isFirst = false, isEager = isFirst, heading = 'h3', sizes = TILE_SIZES } = props;
  const rendered = renderedTile(product, [homeUrl(useShop()), heading, isFirst, isEager, sizes].join(' '));
  const frame = { className: product.is_available || product.price_custom === null ? 'tile' : 'tile unavailable', id: `product-${product.id}` };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server for an earlier page
  if (rendered !== null) return <article {...frame} dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <article {...frame}>
      <TileContent product={product} isFirst={isFirst} isEager={isEager} heading={heading} sizes={sizes} />
    </article>
  );
}

function TileContent({ product, isFirst, isEager, heading: Heading, sizes }: Required<ProductTileProps>) {
  const text = useText();
  const { title, image } = product;
  const canBuy = product.is_available && product.price_custom !== null;
  return (
    <>
      <Flags product={product} />
      <div className="well">
        <ProductPicture
          path={image?.path ?? null}
          alt={image?.alt ?? title}
          kind={image?.kind ?? 'cutout'}
          presets={['listing_small', 'department', 'listing']}
          sizes={sizes}
          width={400}
          height={334}
          isFirst={isFirst}
          isEager={isEager}
        />
      </div>
      <div className="placard">
        <p className="maker">
          <span>{product.manufacturer_title}</span>
          <Rating rates={product.feedback_rate_widget.rates} votes={product.feedback_rate_widget.rates_votes} />
        </p>
        <Heading className="tile-title" {...(product.text_lang && { lang: product.text_lang })}>
          <a href={product.url_without_domain} title={title}>
            <ProductName title={title} />
          </a>
        </Heading>
        <dl className="facts">
          {product.attributes.map((fact) => (
            <div key={fact.code}>
              <dt {...(fact.title_lang && { lang: fact.title_lang })}>{fact.title}</dt>
              <dd {...(fact.value_lang && { lang: fact.value_lang })}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="buy">
          <TileLaw product={product} />
          <div className="buy-row">
            <PriceTag price={product} of={product.id} />
            {canBuy ? (
              <TileBuy product={product} />
            ) : (
              <a className="round-btn" href={product.url_without_domain} aria-label={`${title}, ${text('tile_open')}`}>
                <ArrowRight className="icon" aria-hidden="true" />
              </a>
            )}
          </div>
          <StockLines stock={product} of={product.id} />
        </div>
      </div>
      <TileActions product={product} />
    </>
  );
}

/** Adds one piece to the cart; without scripts it opens the cart page. */
function TileBuy({ product }: { product: TileProduct }) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={cartUrl(shop)} data-buy={product.title}>
      <input type="hidden" name="action" value="add" />
      <button
        type="submit"
        className="round-btn"
        name="code"
        value={product.shopping_cart_code}
        aria-label={`${product.title}, ${text('product_add_to_cart')}`}
      >
        <ShoppingBag className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}

/** Badges of a tile, at most two: the reduction first, then one fact; also "adults only" and, for staff, the reasons why it is hidden. */
function Flags({ product }: { product: TileProduct }) {
  const [badge] = product.badges;
  return (
    <div className="flags">
      <HiddenBadges reasons={product.hidden_reasons} />
      {product.discount_percent_custom !== null && <span className="badge sale">−{product.discount_percent_custom} %</span>}
      {product.age_verification && <AgeBadge />}
      {badge && <span className="badge quiet">{badge.title}</span>}
    </div>
  );
}
