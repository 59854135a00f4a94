import type { Cart, CartItem, PaymentOption } from '@vitrina/contract/cart';
import type { CreatedPayment, Order } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CallFailed } from '../../../api/shop-api.ts';
import type { LoadContext } from '../../../context/page-types.ts';

/** A well-formed identifier. */
export const ID = '12-AAAAAAAAAAAAAAAAAAAAAA';

export const TRANSFER: PaymentOption = { code: 'bank-transfer', title: 'Bančno nakazilo', description: 'Plačate po računu.', type: 'none', fee: 0 };
export const CARD: PaymentOption = { code: 'sandbox-form', title: 'Kartica', description: 'Visa, Mastercard.', type: 'redirect', fee: 0 };

const item = (id: number, more: Partial<CartItem>): CartItem => ({
  id,
  shopping_cart_code: `p-${id}`,
  code: `10${id}`,
  title: 'Lumo 7 Pro, 256 GB, polnočno modri',
  text_lang: null,
  url_without_domain: '/izdelek/izdelki-1/',
  main_image: null,
  facts: '',
  qty: 1,
  available_qty: 5,
  is_available: true,
  price: 849,
  basic_price: 899,
  lowest_price_30_days: 899,
  total: 849,
  vat_rate: 22,
  age_verification: false,
  energy: null,
  ...more,
});

const CART: Cart = {
  parcels: [
    {
      id: 'a',
      seller_title: null,
      warehouse_title: 'Ljubljana',
      items: [item(1, {}), item(2, { title: 'Polnilnik GaN 65 W', qty: 2, price: 39.9, total: 79.8 })],
      shipping_options: [],
      shipping: { code: 'delivery', title: 'Na dom', price: 0, date: '2026-11-24', point: null },
    },
  ],
  qty: 3,
  currency: 'EUR',
  customer: {
    type: 'webshop.guest',
    country: 'SI',
    is_company: false,
    fields: { name: 'Žana', surname: 'Đurić Šinkovec', street: 'Čopova ulica 14', post_code: '1000', town: 'Ljubljana', email: 'zana@example.com' },
  },
  continue_as_guest: true,
  payment_type: TRANSFER,
  coupons: [],
  totals: { items: 928.8, discount: 0, shipping: 0, payment_fee: 0, vat: [{ rate: 22, base: 761.31, vat: 167.49 }], total: 928.8 },
  warnings: [],
  missing: [],
  age_verification: false,
  age_confirmed: false,
  free_shipping_missing: null,
};

/** An order as in a reply; a test overrides the fields that it is about. */
export const orderWith = (more: Partial<Order> = {}): Order => ({
  identifier: ID,
  number: '2026-000012',
  status: 'new',
  payment_status: 'unpaid',
  payment_type: 'none',
  payment: TRANSFER,
  created_at: '2026-11-21T09:30:00.000Z',
  expires_at: '2026-11-28T09:30:00.000Z',
  email: 'zana@example.com',
  lang: 'si',
  cart: CART,
  can_cancel: true,
  can_pay: true,
  new_payments: [TRANSFER, CARD],
  redirect_url_on_created: null,
  transfer: null,
  withdrawal: { state: 'open', until: null, days: 30, received_at: null, lines: [] },
  additional_payments: [],
  refunds: [],
  refunded: 0,
  documents: [],
  tracking: null,
  events: [],
  ...more,
});

interface ContextParts {
  order?: Order;
  created?: CreatedPayment | CallFailed;
  /** Replies of other calls by key. */
  replies?: Record<string, unknown>;
  query?: Record<string, string>;
  form?: Record<string, string>;
  lang?: LanguageCode;
  slug?: string;
}

/** Context of a page's `load`, with a backend that has one order. */
export function contextOf({ order = orderWith(), created = {}, replies = {}, query = {}, form = {}, lang = 'si', slug }: ContextParts): LoadContext {
  const repliesByKey: Record<string, unknown> = { webshop_order: order, webshop_create_payment: created, ...replies };
  const get = async (endpoint: { key: string }) => {
    const reply = repliesByKey[endpoint.key];
    if (reply instanceof CallFailed) throw reply;
    return reply;
  };
  return {
    api: { get, tags: new Set<string>() },
    match: { slug: slug ?? null },
    path: '/',
    query: new URLSearchParams(slug === undefined ? { identifier: ID, ...query } : query),
    form: new URLSearchParams(form),
    lang,
    info: { default_language: 'si', name: 'Vitrina', host: 'https://shop.example' },
    labels: { text: (name: string) => name, has: () => true },
    isStaff: false,
  } as unknown as LoadContext;
}
