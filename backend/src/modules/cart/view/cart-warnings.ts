import type { CartWarning } from '@vitrina/contract/cart';
import { toDecimal } from '@vitrina/contract/values/money';
import { textIn } from '../../catalogue/index.ts';
import { type ServiceLine, serviceLineCode } from '../services/service-lines.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import type { CartLine } from '../delivery/split-parcels.ts';

/** Changes since the buyer's last view; acknowledge-price-changes.ts decides which are reported. */
export function cartWarnings(priced: PricedCart): CartWarning[] {
  const { lines, gone, titles, coupons, row, services, goneServices } = priced;
  const titleOf = (id: number) => titles.get(id) ?? lines.find((line) => line.item.product_id === id)?.product.title ?? '';
  return [
    ...row.notices.map((notice): CartWarning => {
      const { product_id, ...rest } = notice;
      return { ...rest, shopping_cart_code: `p-${product_id}`, title: titleOf(product_id) };
    }),
    ...gone.map((item): CartWarning => ({ label_name: 'cart_warning_gone', ...named(item.product_id, titleOf(item.product_id)), before: item.qty, now: 0 })),
    ...lines.flatMap((line) => [...priceWarning(line, priced), ...stockWarning(line)]),
    ...services.flatMap((one) => servicePriceWarning(one, priced)),
    ...goneServices.map(
      (one): CartWarning => ({ label_name: 'cart_warning_service_gone', ...named(one.product_id, titleOf(one.product_id)), before: null, now: null }),
    ),
    ...coupons
      .filter((coupon) => isRemoved(coupon.state))
      .map((coupon): CartWarning => ({ label_name: 'cart_warning_coupon_removed', shopping_cart_code: null, title: coupon.row.code, before: null, now: null })),
  ];
}

const named = (id: number, title: string) => ({ shopping_cart_code: `p-${id}`, title });

/** A coupon below its minimum stays in the cart; an ended or used one is removed. */
export const isRemoved = (state: PricedCart['coupons'][number]['state']): boolean => state === 'invalid' || state === 'used';

/** True if the price differs from the one last seen in this market. */
export const hasPriceChanged = ({ item, unit }: CartLine, { lang }: Pick<PricedCart, 'lang'>): boolean =>
  item.seen_market === lang && item.seen_amount !== null && item.seen_amount !== unit;

function priceWarning(line: CartLine, priced: PricedCart): CartWarning[] {
  const { item, product, unit } = line;
  if (!hasPriceChanged(line, priced) || item.seen_amount === null) return [];
  const label_name = unit > item.seen_amount ? 'cart_warning_price_up' : 'cart_warning_price_down';
  return [{ label_name, ...named(product.id, product.title), before: toDecimal(item.seen_amount), now: toDecimal(unit) }];
}

/** True if a service's price differs from the one last seen in this market. */
export const hasServicePriceChanged = ({ row, unit }: ServiceLine, { lang }: Pick<PricedCart, 'lang'>): boolean =>
  row.seen_market === lang && row.seen_amount !== null && row.seen_amount !== unit;

function servicePriceWarning(one: ServiceLine, priced: PricedCart): CartWarning[] {
  const { row, unit, service, line } = one;
  if (!hasServicePriceChanged(one, priced) || row.seen_amount === null) return [];
  const label_name = unit > row.seen_amount ? 'cart_warning_price_up' : 'cart_warning_price_down';
  const shopping_cart_code = serviceLineCode(service.code, line.product.id);
  return [{ label_name, shopping_cart_code, title: textIn(service.titles, priced.lang), before: toDecimal(row.seen_amount), now: toDecimal(unit) }];
}

function stockWarning({ item, product, availability }: CartLine): CartWarning[] {
  if (product.status === 2 || item.qty <= availability.qty) return [];
  const label_name = availability.qty === 0 ? 'cart_warning_no_stock' : 'cart_warning_less_stock';
  return [{ label_name, ...named(product.id, product.title), before: item.qty, now: availability.qty }];
}
