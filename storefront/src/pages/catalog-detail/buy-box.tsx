import type { RefObject } from 'react';
import { useMyPlace } from '../../client/my-place.ts';
import { useMyShop } from '../../client/my-shop.ts';
import { IdCard, Mail, Store } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { type LiveProduct, priceBefore } from '../../features/live-product/live-product.ts';
import { deferred } from '../../ui/deferred.tsx';
import { printed } from '../../ui/printed.tsx';
import { noticeFormUrl } from '../../links/notice-links.ts';
import { AddToCartForm } from './add-to-cart-form.tsx';
import { ADD_TO_CART_FORM } from './buy-form-id.ts';
import type { Props } from './load.ts';
import type { ProductPage } from './product-page.ts';

// Links and pictures only: the server's HTML works before scripts.
const VariantPicker = deferred(() => import('../../features/variants/variant-picker.deferred.tsx').then((file) => file.VariantPicker), {
  place: '.variant-choices',
});
const ChargerLabels = deferred(() => import('../../features/charger-labels/charger-labels.deferred.tsx').then((file) => file.ChargerLabels), {
  place: '.charger-marks',
});

// Loaded on interaction, and for visitors with a chosen shop or place.
const Where = deferred(() => import('./where.deferred.tsx').then((file) => file.Where), { place: '.availability-box', useIsEager: useHasOwnPlace });
// Text, links and plain forms.
const Title = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.Title));
const NearestList = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.NearestList));
const OfferHead = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.OfferHead), { place: '.offer-head' });
const Instalments = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.Instalments));
const ServicesField = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.ServicesField));
const OpenedOffers = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.OpenedOffers));
const TradeInNote = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.TradeInNote));
const OpenedPiece = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.OpenedPiece));
const NO_SERVICES: NonNullable<ProductPage['services']> = [];

/** True once it is known that the visitor chose a shop or a delivery place. */
function useHasOwnPlace(): boolean {
  const shop = useMyShop();
  return useMyPlace() !== null || shop !== null;
}

interface BuyBoxProps {
  product: ProductPage;
  live: LiveProduct | null;
  today: string;
  form: RefObject<HTMLFormElement | null>;
  hasNearest: boolean;
  /** Data of parts that the server prints; `null`: their HTML is in the document. */
  of: Props['printed'];
}

/** Title, variants, price, availability and add-to-cart form. */
export function BuyBox({ product, live, today, form, hasNearest, of }: BuyBoxProps) {
  const shop = useShop();
  const text = useText();
  const { seller, installments_calculation: cheapest } = product;
  const now = live ?? product;
  const canBuy = now.is_available && now.price_custom !== null;
  const before = priceBefore(product, live);
  const hasServices = canBuy && (product.services !== undefined || product.takes_back === true);
  return (
    <div className="buy-box">
      <Title frame={{ as: 'div', className: 'product-title' }} of={of && { product: of.product }} />
      {product.options.length > 0 && <VariantPicker options={product.options} variants={product.variants} currentId={product.id} />}
      <div className="offer">
        <OfferHead price={now} of={product.id} before={before} energy={product.energy} />
        <AddToCartForm product={product} isAvailable={now.is_available} status={now.status} form={form} restock={now.restock_date} />
        {product.charger && <ChargerLabels charger={product.charger} />}
        {cheapest && canBuy && before === null && <Instalments plans={product.installments_list_data} cheapest={cheapest} />}
      </div>
      {hasNearest && !now.is_available && (
        <NearestList frame={{ as: 'section', className: 'nearest', 'aria-labelledby': 'nearest-title' }} of={of && { nearest: of.nearest }} />
      )}
      <Where
        id={product.id}
        stock={product}
        live={live}
        shops={product.warehouses}
        code={product.shopping_cart_code}
        form={ADD_TO_CART_FORM}
        shipping={product.shipping_options}
        today={today}
      />
      {product.opened && <OpenedPiece opened={product.opened} />}
      {product.opened_offers && <OpenedOffers offers={product.opened_offers} />}
      {hasServices && <ServicesField services={product.services ?? NO_SERVICES} takesBack={product.takes_back === true} />}
      {product.trade_in && <TradeInNote offer={product.trade_in} />}
      {canBuy && (
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
