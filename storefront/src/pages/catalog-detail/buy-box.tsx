import type { RefObject } from 'react';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { IdCard, Mail, Star, Store } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Availability } from '../../features/availability/availability.tsx';
import { type LiveProduct, priceBefore } from '../../features/live-price/live-product.ts';
import { useNumber } from '../../labels/use-number.ts';
import { PlaceLine } from '../../features/place/place-line.tsx';
import { PriceBlock } from '../../features/price-block/price-block.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { noticeFormUrl } from '../../links/notice-links.ts';
import { AddToCartForm } from './add-to-cart-form.tsx';
import { ADD_TO_CART_FORM } from './buy-form-id.ts';
import type { Nearest } from './nearest.ts';
import { NearestList } from './nearest-list.tsx';
import type { ProductPage } from './product-page.ts';

// Links and pictures only: the server's HTML works without their scripts.
const VariantPicker = deferred(() => import('../../features/variants/variant-picker.deferred.tsx').then((file) => file.VariantPicker), {
  place: '.variant-choices',
});
const ChargerLabels = deferred(() => import('../../features/charger-labels/charger-labels.deferred.tsx').then((file) => file.ChargerLabels), {
  place: '.charger-marks',
});

// Ticks of a plain form: no script is needed.
const ServicesField = deferred(() => import('./services-field.deferred.tsx').then((file) => file.ServicesField));
// Links and words only.
const OpenedOffers = deferred(() => import('./opened-offers.deferred.tsx').then((file) => file.OpenedOffers));
const TradeInNote = deferred(() => import('./trade-in-note.deferred.tsx').then((file) => file.TradeInNote));
const OpenedPiece = deferred(() => import('./opened-piece.deferred.tsx').then((file) => file.OpenedPiece));
const NO_SERVICES: NonNullable<ProductPage['services']> = [];

interface BuyBoxProps {
  product: ProductPage;
  live: LiveProduct | null;
  today: string;
  form: RefObject<HTMLFormElement | null>;
  nearest: readonly Nearest[];
}

/** Title, variants, price, availability and add-to-cart form. */
export function BuyBox({ product, live, today, form, nearest }: BuyBoxProps) {
  const shop = useShop();
  const text = useText();
  const { seller } = product;
  const now = live ?? product;
  const hasServices = now.is_available && now.price_custom !== null && (product.services !== undefined || product.takes_back === true);
  return (
    <div className="buy-box">
      <Title product={product} />
      {product.options.length > 0 && <VariantPicker options={product.options} variants={product.variants} currentId={product.id} />}
      <PriceBlock
        price={now}
        of={product.id}
        before={priceBefore(product, live)}
        isAvailable={now.is_available}
        energy={product.energy}
        installments_list_data={product.installments_list_data}
        installments_calculation={product.installments_calculation}
      >
        <AddToCartForm product={product} isAvailable={now.is_available} status={now.status} form={form} restock={now.restock_date} />
        {product.charger && <ChargerLabels charger={product.charger} />}
      </PriceBlock>
      {!now.is_available && <NearestList nearest={nearest} />}
      <Availability
        id={product.id}
        stock={product}
        live={live}
        shops={product.warehouses}
        code={product.shopping_cart_code}
        form={ADD_TO_CART_FORM}
        shipping={product.shipping_options}
        today={today}
        place={<PlaceLine />}
      />
      {product.opened && <OpenedPiece opened={product.opened} />}
      {product.opened_offers && <OpenedOffers offers={product.opened_offers} />}
      {hasServices && <ServicesField services={product.services ?? NO_SERVICES} takesBack={product.takes_back === true} />}
      {product.trade_in && <TradeInNote offer={product.trade_in} />}
      {now.is_available && now.price_custom !== null && (
        <p className="buy-note">
          <Mail className="icon" aria-hidden="true" />
          <a className="link" href={noticeFormUrl({ productId: product.id, kind: 'price_drop' }, shop)}>
            {text('notice_short_price')}
          </a>
        </p>
      )}
      {seller && (
        <p className="buy-note">
          <Store className="icon" aria-hidden="true" />
          <span>
            {text('product_sold_by')}{' '}
            <a className="link" href={seller.url_without_domain}>
              {seller.title}
            </a>
          </span>
        </p>
      )}
      {product.age_verification && (
        <p className="buy-note">
          <IdCard className="icon" aria-hidden="true" />
          <span>{text('product_age_note')}</span>
        </p>
      )}
    </div>
  );
}

function Title({ product }: { product: ProductPage }) {
  const text = useText();
  const number = useNumber();
  const { rates, rates_votes: votes } = product.feedback_rate_widget;
  return (
    <div className="product-title">
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
        {product.maker && <a href={product.maker.url}>{product.maker.title}</a>}
        <span className="num">{text('product_code', { code: product.code })}</span>
      </p>
    </div>
  );
}
