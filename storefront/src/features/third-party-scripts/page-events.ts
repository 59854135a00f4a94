import type { Cart, CartItem } from '@vitrina/contract/cart';
import type { Order } from '@vitrina/contract/orders';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { PageState } from '../../context/page-types.ts';
import type { DataEvent, EventItem } from './shop-event.ts';

/** Part of page props that events report. */
interface Product {
  id: number;
  title: string;
  manufacturer_title?: string | null;
  price_custom?: number | null;
  breadcrumbs?: { title: string }[];
}
interface PageProps {
  kind?: string;
  title?: string;
  items?: Product[];
  query?: { search_q?: string };
  product?: Product;
  cart?: Cart;
  order?: Order;
}

/** Maximum age of an order that counts as a purchase, in milliseconds. */
const NEW_FOR_MS = 24 * 3_600_000;
const MOST_ITEMS = 30;

/** Returns the events of opening a page. */
export function eventsOf({ template, lang, props }: PageState, now = Date.now()): DataEvent[] {
  const { currency } = LANGUAGES[lang];
  const of = props as PageProps;
  if (template === 'CatalogIndex' && of.items) return listEvents(of, currency);
  if (template === 'CatalogDetail' && of.product)
    return [{ name: 'view_item', params: { currency, value: of.product.price_custom ?? 0, items: [productItem(of.product)] } }];
  if (of.cart && of.cart.parcels.length > 0) return cartEvents(template, of.cart);
  return template === 'WebshopThankYou' && of.order && now - Date.parse(of.order.created_at) < NEW_FOR_MS ? [purchase(of.order)] : [];
}

function listEvents({ kind, title, items = [], query }: PageProps, currency: string): DataEvent[] {
  const listed = items.slice(0, MOST_ITEMS).map((item, index) => ({ ...productItem(item), index }));
  const term = kind === 'search' ? wordsOnly(query?.search_q) : null;
  return [
    ...(term ? [{ name: 'search' as const, params: { search_term: term } }] : []),
    ...(listed.length > 0
      ? [{ name: 'view_item_list' as const, params: { currency, item_list_name: kind === 'search' ? 'search' : (title ?? ''), items: listed } }]
      : []),
  ];
}

/** Events of the cart and checkout pages. */
const CART_EVENTS: Partial<Record<PageState['template'], DataEvent['name']>> = {
  WebshopShoppingCart: 'view_cart',
  WebshopCustomer: 'begin_checkout',
  WebshopPayment: 'add_shipping_info',
  WebshopReviewOrder: 'add_payment_info',
};

function cartEvents(template: PageState['template'], cart: Cart): DataEvent[] {
  const name = CART_EVENTS[template];
  const shipping = name === 'add_shipping_info' && cart.parcels[0]?.shipping?.code;
  const payment = name === 'add_payment_info' && cart.payment_type?.code;
  return name ? [{ name, params: { ...cartParams(cart), ...(shipping && { shipping_tier: shipping }), ...(payment && { payment_type: payment }) } }] : [];
}

const cartParams = ({ currency, totals, parcels }: Cart): DataEvent['params'] => ({
  currency,
  value: totals.total,
  items: parcels.flatMap(({ items }) => items).map((item) => cartItem(item, item.qty)),
});

/** Reports a purchase by the order's public number: its identifier, which opens the order, is never reported. */
function purchase({ number, cart }: Order): DataEvent {
  const tax = Math.round(cart.totals.vat.reduce((sum, line) => sum + line.vat * 100, 0)) / 100;
  return { name: 'purchase', params: { transaction_id: number, ...cartParams(cart), tax, shipping: cart.totals.shipping ?? 0 } };
}

export const cartItem = ({ id, title, price }: Pick<CartItem, 'id' | 'title' | 'price'>, quantity: number): EventItem => ({
  item_id: String(id),
  item_name: title,
  price,
  quantity,
});

const productItem = ({ id, title, manufacturer_title, price_custom, breadcrumbs }: Product): EventItem => ({
  item_id: String(id),
  item_name: title,
  ...(manufacturer_title && { item_brand: manufacturer_title }),
  ...(breadcrumbs?.[0] && { item_category: breadcrumbs[0].title }),
  ...(typeof price_custom === 'number' && { price: price_custom }),
});

/** Returns a search term; `null` if it resembles an e-mail address or a phone number. */
const wordsOnly = (term: string | undefined): string | null => (term && !/@|\d{6}/.test(term.replace(/[\s./-]/g, '')) ? term.slice(0, 100) : null);
