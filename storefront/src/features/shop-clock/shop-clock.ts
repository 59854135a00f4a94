import { fetchShopTime } from './fetch-shop-time.ts';

/** Last time received from the shop, and its receipt by a monotonic clock. */
let received: { time: number; at: number } | null = null;
let pending: Promise<void> | null = null;

/** The shop's time in milliseconds since 1970, independent of the device's clock; `null`: not known yet. */
export const shopNow = (): number | null => received && received.time + performance.now() - received.at;

/** Loads the shop's time; concurrent callers share one request. */
export function setShopClock(): Promise<void> {
  pending ??= fetchShopTime()
    .then((time) => {
      if (time !== null) received = { time, at: performance.now() };
    })
    .finally(() => {
      pending = null;
    });
  return pending;
}
