import { isLargeDevice } from '@vitrina/contract/law/large-devices';
import type { Cart, CartItem, PaymentOption } from '@vitrina/contract/cart';
import { paymentFee } from '@vitrina/contract/settings/payment-methods';
import { toPaymentOption } from '@vitrina/contract/settings/payment-option';
import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import { freeShippingMissing, priceView, sellerLines, textIn, warehouseTitle } from '../../catalogue/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { cartWarnings, isRemoved } from './cart-warnings.ts';
import { lineProductView } from './line-product-view.ts';
import type { ParcelOption, PricedParcel } from '../delivery/shipping-options.ts';
import { lineServices, serviceItem } from '../services/service-view.ts';
import { isInStock, type PricedCart } from '../pricing/price-cart.ts';
import type { CartLine } from '../delivery/split-parcels.ts';

/** The cart for the reply; the only place where minor units become decimals. */
export function cartView(priced: PricedCart, deps: CartDeps): Cart {
  const { row, lang, currency, lines, gateway } = priced;
  const fits = priced.coupons.filter((coupon) => !isRemoved(coupon.state));
  return {
    parcels: priced.parcels.map((parcel) => parcelView(parcel, priced, deps)),
    qty: lines.reduce((sum, line) => sum + line.item.qty, 0),
    currency,
    customer: row.customer,
    continue_as_guest: row.continue_as_guest,
    payment_type: gateway ? cartPaymentOption(gateway, deps, lang) : null,
    coupons: fits.map(({ row: coupon, state, discount }) => ({
      code: coupon.code,
      title: textIn(coupon.titles, lang),
      discount: toDecimal(-discount) || 0,
      label_name: state === 'usable' ? 'coupon_applied' : 'coupon_below_minimum',
    })),
    totals: totalsView(priced),
    warnings: cartWarnings(priced),
    missing: priced.missing,
    age_verification: lines.some((line) => line.product.age_verification),
    age_confirmed: row.age_confirmed,
    ...(row.company_id !== null && { can_offer: true as const }),
    free_shipping_missing: lines.length > 0 ? toDecimal(freeShippingMissing(deps.catalogue.settings(), sumOf(lines), lang)) : null,
  };
}

/** Reply for a caller without a cart. */
export const emptyCart = (lang: LanguageCode): Cart => ({
  parcels: [],
  qty: 0,
  currency: LANGUAGES[lang].currency,
  customer: null,
  continue_as_guest: false,
  payment_type: null,
  coupons: [],
  totals: { items: 0, discount: 0, shipping: null, payment_fee: 0, vat: [], total: 0 },
  warnings: [],
  missing: ['items', 'customer', 'shipping', 'payment'],
  age_verification: false,
  age_confirmed: false,
  free_shipping_missing: null,
});

const sumOf = (lines: readonly { gross: number }[]): number => lines.reduce((sum, { gross }) => sum + gross, 0);

const totalsView = ({ totals, vatReason, isExport, services }: PricedCart): Cart['totals'] => ({
  items: toDecimal(totals.items),
  ...(services.length > 0 && { services: toDecimal(sumOf(services)) }),
  discount: toDecimal(totals.prepaid - totals.couponDiscounts.reduce((sum, one) => sum + one, 0)) || 0,
  ...(totals.prepaid > 0 && { prepaid: toDecimal(-totals.prepaid) }),
  shipping: toDecimal(totals.shipping),
  payment_fee: toDecimal(totals.paymentFee),
  ...(totals.exempt > 0 && { export_vat: toDecimal(-totals.exempt) }),
  ...(vatReason && { vat_reason: vatReason }),
  ...(isExport && { is_export: true as const }),
  vat: totals.vat.map(({ percent, base, vat }) => ({ rate: percent, base: toDecimal(base), vat: toDecimal(vat) })),
  total: toDecimal(totals.total),
});

/** A payment method of the cart with its fee. */
export function cartPaymentOption(gateway: Gateway, { catalogue }: CartDeps, lang: LanguageCode): PaymentOption {
  const settings = catalogue.settings();
  return toPaymentOption(gateway, toDecimal(paymentFee(settings, gateway.code, LANGUAGES[lang].currency)), { lang, text: catalogue.text, settings });
}

function parcelView(parcel: PricedParcel, priced: PricedCart, deps: CartDeps): Cart['parcels'][number] {
  const { key, sellerId, warehouse, lines, options, chosen } = parcel;
  const { catalogue } = deps;
  const { lang } = priced;
  return {
    id: key,
    seller_title: sellerId === null ? null : (catalogue.dictionary.sellers.get(sellerId)?.title ?? null),
    ...sellerLines(catalogue, sellerId, lang),
    warehouse_title: warehouse ? warehouseTitle(warehouse, lang) : catalogue.text(lang, 'parcel_from_supplier'),
    items: lines.flatMap((line) => [
      { ...itemView(line, deps, lang), ...lineServices(line, parcel, priced, catalogue) },
      ...priced.services.filter((one) => one.line === line).map((one) => serviceItem(one, priced, catalogue)),
    ]),
    shipping_options: options.map(optionView),
    shipping: chosen && {
      code: chosen.option.code,
      title: chosen.option.title,
      price: toDecimal(chosen.option.price),
      date: chosen.point?.date ?? chosen.option.date,
      point: chosen.point,
    },
  };
}

const optionView = ({ price, ...option }: ParcelOption) => ({ ...option, price: toDecimal(price) });

function itemView(line: CartLine, { catalogue }: CartDeps, lang: LanguageCode): CartItem {
  const { item, product, availability, unit, gross } = line;
  const price = priceView(product, lang, catalogue.settings());
  return {
    ...lineProductView(catalogue, product, lang),
    qty: item.qty,
    // A product on request is limited only by the cart.
    available_qty: product.status === 2 ? Math.max(availability.qty, MAX_QUANTITY) : availability.qty,
    is_available: isInStock(line),
    availability_label_name: availability.labelName,
    price: toDecimal(unit),
    basic_price: price.basic_price_custom ?? toDecimal(unit),
    lowest_price_30_days: price.lowest_price_30_days,
    total: toDecimal(gross),
    vat_rate: line.vatPercent,
    ...(line.own && { own_price: line.own }),
    ...(isLargeDevice(product.law_group) && { take_back: item.take_back === true }),
    ...(price.unit_price && { unit_price: price.unit_price }),
  };
}
