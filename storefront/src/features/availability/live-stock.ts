import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { Stock } from '../../ui/stock-lines.tsx';

export type Shop = ProductDetail['warehouses'][number];

/**
 * Shops of a page with today's stock laid over: nothing left anywhere empties them all, and the shop named by the live reply
 * has that many pieces. What the reply does not tell stays as the page was made.
 */
export function withLiveStock(shops: readonly Shop[], live: Stock | null): Shop[] {
  if (!live) return [...shops];
  if (live.availability_info.qty === 0) return shops.map((shop) => ({ ...shop, qty: 0, pickup_date: null }));
  const named = live.warehouses_single_pickup_display;
  return shops.map((shop) => (shop.code === named?.code ? { ...shop, qty: named.qty } : shop));
}

/** The visitor's own shop before all others, whether it has it or not. */
export const preferredShopFirst = (shops: readonly Shop[], mine: string | null): Shop[] =>
  mine === null ? [...shops] : [...shops.filter(({ code }) => code === mine), ...shops.filter(({ code }) => code !== mine)];

/** Shops that have it first; both halves keep the shop owner's order. */
export const byStock = (shops: readonly Shop[]): Shop[] => [...shops.filter((shop) => shop.qty > 0), ...shops.filter((shop) => shop.qty === 0)];
