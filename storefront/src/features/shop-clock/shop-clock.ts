import { fetchShopTime } from './fetch-shop-time.ts';

/** Last time received from the shop, and its receipt by a monotonic clock. */
let known: { time: number; at: number } | null = null;
let asking: Promise<void> | null = null;

/** The shop's time in milliseconds since 1970, independent of the device's clock; `null`: not known yet. */
export const shopNow = (): number | null => known && known.time + performance.now() - known.at;

/** Loads the shop's time; concurrent callers share one request. */
export function setShopClock(): Promise<void> {
  asking ??= fetchShopTime()
    .then((time) => {
      if (time !== null) known = { time, at: performance.now() };
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
