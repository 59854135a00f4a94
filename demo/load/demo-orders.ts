import type { PastOrder } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Demo order; times in hours before the load of the demo. */
export interface DemoOrder extends Omit<PastOrder, 'at' | 'expires_at' | 'events' | 'lang' | 'withdrawal' | 'additional'> {
  hoursAgo: number;
  /** Hours from now until it expires; absent: never. */
  endsIn?: number;
  events: readonly (readonly [kind: string, hoursAgo: number, data?: Record<string, unknown>])[];
  withdrawal?: { hoursAgo: number; cancels: boolean };
  additional?: { hoursAgo: number; amount: number; reason: string; payment_status: 'unpaid' | 'paid' };
}

const CARD = { code: 'sandbox-card', type: 'credit_cart_form' } as const;
const BANK = { code: 'sandbox-redirect', type: 'redirect' } as const;
const TRANSFER = { code: 'bank-transfer', type: 'none' } as const;
const AT_THE_DOOR = { code: 'cash-on-delivery', type: 'none' } as const;
const HOME = { code: 'delivery' } as const;
const SHOP = { code: 'pickup', point: 'ljubljana-btc' } as const;
const DAY = 24;
const one = (...codes: string[]) => codes.map((code) => ({ code, qty: 1 }));
const sentBy = (carrier: string, tracking_number: string) => ({ carrier, tracking_number });

/** One order in every possible state, oldest first. */
const ORDERS: readonly DemoOrder[] = [
  {
    hoursAgo: 74 * DAY,
    lines: one('SAVA-VAL-1'),
    shipping: HOME,
    payment: TRANSFER,
    status: 'delivered',
    payment_status: 'paid',
    money: 'paid',
    events: [
      ['created', 74 * DAY],
      ['paid', 73 * DAY],
      ['confirmed', 73 * DAY],
      ['packed', 72 * DAY],
      ['shipped', 72 * DAY, sentBy('Pošta Slovenije', 'VT001870426SI')],
      ['delivered', 71 * DAY],
    ],
  },
  {
    hoursAgo: 41 * DAY,
    lines: one('DEMO-PROMO-01'),
    shipping: SHOP,
    payment: TRANSFER,
    status: 'failed',
    payment_status: 'unpaid',
    events: [
      ['created', 41 * DAY],
      ['expired', 34 * DAY],
    ],
  },
  {
    hoursAgo: 33 * DAY,
    lines: one('DEMO-LAPTOP-01'),
    shipping: HOME,
    payment: CARD,
    status: 'cancelled',
    payment_status: 'refunded',
    money: 'refunded',
    events: [
      ['created', 33 * DAY],
      ['paid', 33 * DAY],
      ['confirmed', 33 * DAY],
      ['cancelled', 33 * DAY - 5],
      ['refund_due', 33 * DAY - 5],
      ['refunded', 32 * DAY],
    ],
  },
  {
    hoursAgo: 27 * DAY,
    lines: one('DEMO-CONF-01-BLK-256'),
    shipping: HOME,
    payment: AT_THE_DOOR,
    status: 'cancelled',
    payment_status: 'unpaid',
    events: [
      ['created', 27 * DAY],
      ['confirmed', 27 * DAY],
      ['cancelled', 27 * DAY - 2],
    ],
  },
  {
    hoursAgo: 21 * DAY,
    lines: [{ code: 'SAVA-VAL-1', qty: 2 }],
    shipping: HOME,
    payment: TRANSFER,
    status: 'delivered',
    payment_status: 'refund_due',
    money: 'refund_due',
    events: [
      ['created', 21 * DAY],
      ['paid', 20 * DAY],
      ['confirmed', 20 * DAY],
      ['packed', 20 * DAY - 3],
      ['shipped', 20 * DAY - 5, sentBy('Pošta Slovenije', 'VT001934127SI')],
      ['delivered', 19 * DAY],
      ['withdrawn', 12 * DAY],
      ['refund_due', 6 * DAY],
    ],
    withdrawal: { hoursAgo: 12 * DAY, cancels: false },
  },
  {
    hoursAgo: 10 * DAY,
    lines: [...one('DEMO-CONF-01-BLU-512', 'DEMO-LOYALTY-01'), ...one('DEMO-SELLER-01')],
    shipping: HOME,
    payment: CARD,
    status: 'delivered',
    payment_status: 'paid',
    money: 'paid',
    events: [
      ['created', 10 * DAY],
      ['paid', 10 * DAY],
      ['confirmed', 10 * DAY],
      ['packed', 9 * DAY],
      ['shipped', 9 * DAY - 4, sentBy('Pošta Slovenije', 'VT002015538SI')],
      ['delivered', 8 * DAY],
      ['additional_asked', 7 * DAY],
      ['additional_paid', 7 * DAY],
    ],
    additional: { hoursAgo: 7 * DAY, amount: 4900, reason: 'Priklop in odvoz starega aparata', payment_status: 'paid' },
  },
  {
    hoursAgo: 5 * DAY,
    lines: one('DEMO-PROMO-01'),
    shipping: HOME,
    payment: TRANSFER,
    status: 'cancelled',
    payment_status: 'refund_due',
    money: 'refund_due',
    events: [
      ['created', 5 * DAY],
      ['paid', 4 * DAY],
      ['confirmed', 4 * DAY],
      ['withdrawn', 3 * DAY],
      ['cancelled', 3 * DAY],
      ['refund_due', 3 * DAY],
    ],
    withdrawal: { hoursAgo: 3 * DAY, cancels: true },
  },
  {
    hoursAgo: 3 * DAY,
    lines: one('DEMO-LAPTOP-01', 'SAVA-VAL-1'),
    shipping: HOME,
    payment: CARD,
    status: 'shipped',
    payment_status: 'paid',
    money: 'paid',
    events: [
      ['created', 3 * DAY],
      ['paid', 3 * DAY],
      ['confirmed', 3 * DAY],
      ['packed', 2 * DAY],
      ['shipped', DAY, sentBy('Pošta Slovenije', 'VT002077342SI')],
    ],
  },
  {
    hoursAgo: 2 * DAY,
    lines: one('DEMO-LOYALTY-01'),
    shipping: SHOP,
    payment: CARD,
    status: 'packed',
    payment_status: 'paid',
    money: 'paid',
    events: [
      ['created', 2 * DAY],
      ['paid', 2 * DAY],
      ['confirmed', 2 * DAY],
      ['packed', 20],
    ],
  },
  {
    hoursAgo: 44,
    lines: one('DEMO-PROMO-01'),
    shipping: HOME,
    payment: CARD,
    status: 'confirmed',
    payment_status: 'paid',
    money: 'paid',
    events: [
      ['created', 44],
      ['paid', 44],
      ['confirmed', 44],
      ['additional_asked', 20],
    ],
    additional: { hoursAgo: 20, amount: 2900, reason: 'Vnos v stanovanje', payment_status: 'unpaid' },
  },
  {
    hoursAgo: 30,
    lines: one('SAVA-VAL-1'),
    shipping: HOME,
    payment: AT_THE_DOOR,
    status: 'confirmed',
    payment_status: 'unpaid',
    events: [
      ['created', 30],
      ['confirmed', 30],
    ],
  },
  {
    hoursAgo: 26,
    lines: one('DEMO-CONF-01-BLK-256'),
    shipping: HOME,
    payment: CARD,
    status: 'new',
    payment_status: 'failed',
    money: 'failed',
    endsIn: 5 * DAY,
    events: [
      ['created', 26],
      ['payment_failed', 26],
    ],
  },
  {
    hoursAgo: 3,
    lines: one('DEMO-LOYALTY-01'),
    shipping: HOME,
    payment: BANK,
    status: 'new',
    payment_status: 'pending',
    endsIn: 6 * DAY,
    events: [
      ['created', 3],
      ['payment_pending', 3],
    ],
  },
  {
    hoursAgo: 1,
    lines: one('DEMO-LAPTOP-01'),
    shipping: HOME,
    payment: TRANSFER,
    status: 'new',
    payment_status: 'unpaid',
    endsIn: 7 * DAY - 1,
    events: [['created', 1]],
  },
];

/** Orders with times relative to `now`. `name`: the buyer's. */
export function pastOrders(orders: readonly DemoOrder[], { now, name, lang }: { now: Date; name: string; lang: LanguageCode }): PastOrder[] {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  return orders.map(({ hoursAgo, endsIn, events, withdrawal, additional, ...order }) => ({
    ...order,
    lang,
    at: ago(hoursAgo),
    expires_at: endsIn === undefined ? null : ago(-endsIn),
    // Events of one hour are a minute apart, to keep their order.
    events: events.map(([kind, hours, data], i) => ({ kind, at: new Date(ago(hours).getTime() + i * 60_000), ...(data && { data }) })),
    ...(withdrawal && { withdrawal: { at: ago(withdrawal.hoursAgo), name, cancels: withdrawal.cancels } }),
    ...(additional && { additional: { ...additional, at: ago(additional.hoursAgo) } }),
  }));
}

/** Orders of the demo customer; comments by staff are in the customer's language. */
export const demoOrders = (now: Date, name: string): PastOrder[] => pastOrders(ORDERS, { now, name, lang: 'si' });
