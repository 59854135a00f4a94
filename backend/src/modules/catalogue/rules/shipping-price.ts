import type { CurrencyCode } from '@vitrina/contract/values/languages';

/** Free delivery from this gross value of the goods; minor units. */
const FREE_FROM: Readonly<Record<CurrencyCode, number>> = { EUR: 5000, BAM: 10_000, RSD: 600_000 };
const PRICES: Readonly<Record<ShippingCode, Readonly<Record<CurrencyCode, number>>>> = {
  delivery: { EUR: 390, BAM: 790, RSD: 45_000 },
  locker: { EUR: 290, BAM: 590, RSD: 34_000 },
  pickup: { EUR: 0, BAM: 0, RSD: 0 },
  carry_in: { EUR: 2900, BAM: 5900, RSD: 349_000 },
};

export const SHIPPING_CODES = ['delivery', 'carry_in', 'pickup', 'locker'] as const;
export type ShippingCode = (typeof SHIPPING_CODES)[number];

/** What a way of shipping costs for goods of this gross value; minor units. Hands that carry are never free. */
export const shippingPrice = (code: ShippingCode, goods: number, currency: CurrencyCode): number =>
  goods >= FREE_FROM[currency] && code !== 'carry_in' ? 0 : PRICES[code][currency];

/** How much is missing to free delivery; `null`: nothing. */
export const freeShippingMissing = (goods: number, currency: CurrencyCode): number | null =>
  goods >= FREE_FROM[currency] ? null : FREE_FROM[currency] - goods;
