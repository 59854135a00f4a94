import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { Stock } from '../../ui/stock-lines.tsx';

export type Shop = ProductDetail['warehouses'][number];

/**
 * Updates the shops of a page with the live reply: no stock anywhere empties them all, and the shop named by the reply gets its quantity. Other values stay as
 * rendered.
 */
export function withLiveStock(shops: readonly Shop[], live: Stock | null): Shop[] {
  if (!live) return [...shops];
  if (live.availability_info.qty === 0) return shops.map((shop) => ({ ...shop, qty: 0, pickup_date: null }));
  const pickupWarehouse = live.warehouses_single_pickup_display;
  return shops.map((shop) => (shop.code === pickupWarehouse?.code ? { ...shop, qty: pickupWarehouse.qty } : shop));
}

/** Sorts the visitor's own shop first, with or without stock. */
export const preferredShopFirst = (shops: readonly Shop[], mine: string | null): Shop[] =>
  mine === null ? [...shops] : [...shops.filter(({ code }) => code === mine), ...shops.filter(({ code }) => code !== mine)];

/** Sorts shops with stock first; within both groups the configured order is kept. */
export const byStock = (shops: readonly Shop[]): Shop[] => [...shops.filter((shop) => shop.qty > 0), ...shops.filter((shop) => shop.qty === 0)];
