import type { CouponInput } from '@vitrina/backend/seed';
import { LANDING } from '../known.ts';

const DAY = 86_400_000;

/** The coupon of the landing page with every block: it ends when that page's timer does. */
export const openDaysCoupon = (now: Date): CouponInput => ({
  code: LANDING.openDays.coupon,
  kind: 'percent',
  percent: 7,
  amounts: {},
  minimums: { EUR: 10_000, RSD: 1_200_000, BAM: 20_000 },
  titles: {
    si: '7 % popusta na ves nakup',
    hr: '7 % popusta na cijelu kupnju',
    en: '7% off the whole order',
    de: '7 % Rabatt auf den ganzen Einkauf',
    at: '7 % Rabatt auf den ganzen Einkauf',
    rs: '7% popusta na celu kupovinu',
    it: '7% di sconto su tutto l’acquisto',
    ba: '7 % popusta na cijelu kupovinu',
    me: '7% popusta na cijelu kupovinu',
    es: '7 % de descuento en toda la compra',
  },
  starts_at: new Date(now.getTime() - DAY).toISOString(),
  ends_at: `${new Date(now.getTime() + 9 * DAY).toISOString().slice(0, 10)}T19:00:00Z`,
  limit_total: null,
  limit_customer: null,
});
