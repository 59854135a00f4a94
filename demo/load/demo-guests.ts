import type { PastOrder } from '@vitrina/backend/seed';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type DemoOrder, pastOrders } from './demo-orders.ts';

const DAY = 24;

/** An order paid by card and delivered. `days`: age of the order in days. */
const delivered = (days: number, codes: readonly string[]): DemoOrder => ({
  hoursAgo: days * DAY,
  lines: codes.map((code) => ({ code, qty: 1 })),
  shipping: { code: 'delivery' },
  payment: { code: 'sandbox-card', type: 'credit_cart_form' },
  status: 'delivered',
  payment_status: 'paid',
  money: 'paid',
  events: [
    ['created', days * DAY],
    ['paid', days * DAY],
    ['confirmed', days * DAY],
    ['packed', days * DAY - 20],
    ['shipped', days * DAY - 22],
    ['delivered', (days - 3) * DAY],
  ],
});

interface DemoGuest {
  lang: LanguageCode;
  country: string;
  fields: CartCustomer['fields'] & { email: string };
  orders: readonly DemoOrder[];
}

/** Buyers without an account. Their orders are old, so that none awaits staff. */
const GUESTS: readonly DemoGuest[] = [
  {
    lang: 'si',
    country: 'SI',
    fields: { email: 'bojan@gost.test', phone: '+38641222333', name: 'Bojan', surname: 'Golob', street: 'Glavni trg 7', post_code: '2000', town: 'Maribor' },
    orders: [delivered(72, ['SAVA-VAL-1']), delivered(47, ['DEMO-LOYALTY-01'])],
  },
  {
    lang: 'hr',
    country: 'HR',
    fields: { email: 'iva@gost.test', phone: '+385912223344', name: 'Iva', surname: 'Horvat', street: 'Ilica 12', post_code: '10000', town: 'Zagreb' },
    orders: [delivered(58, ['SAVA-VAL-1'])],
  },
  {
    lang: 'de',
    country: 'DE',
    fields: { email: 'jonas@gost.test', phone: '+4915112345678', name: 'Jonas', surname: 'Weber', street: 'Lindenweg 3', post_code: '80331', town: 'München' },
    orders: [delivered(50, ['DEMO-LOYALTY-01'])],
  },
];

/** Guests with their orders. */
export const demoGuests = (now: Date): { email: string; customer: CartCustomer; orders: PastOrder[] }[] =>
  GUESTS.map(({ lang, country, fields, orders }) => ({
    email: fields.email,
    customer: { type: 'webshop.customer', country, is_company: false, fields },
    orders: pastOrders(orders, { now, name: `${fields.name} ${fields.surname}`, lang }),
  }));
