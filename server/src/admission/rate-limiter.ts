import { callerNetworks, SITE_FACTOR } from '@vitrina/backend';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

/** Token bucket of a network: size, and refill per second. Pages to render and calls that read count, cached pages do not. */
const BUCKET_SIZE = 80;
const REFILL_PER_SECOND = 6;
const MAX_NETWORKS = 20_000;
/** Loopback, a private network or no address: a proxy or a colleague, which identifies no client. */
const SHARED = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|::1?$|f[cd][\da-f]{2}:|fe80:|$)/i;

/**
 * Limits the rate of a network and of the site around it; each check takes a token. If the proxy in front is not trusted (TRUSTED_PROXIES), all visitors
 * share its address: then all are over the limit and wait in one fair queue.
 */
export function createRateLimiter({ now = () => performance.now() }: { now?: () => number } = {}): (address: string) => boolean {
  const buckets = new BoundedMap<string, { tokens: number; at: number }>(MAX_NETWORKS);
  /** `times`: factor for a site, which counts as several networks. */
  const isOver = (network: string, times: number): boolean => {
    const at = now();
    const bucket = buckets.get(network);
    if (!bucket) {
      buckets.set(network, { tokens: BUCKET_SIZE * times - 1, at });
      return false;
    }
    bucket.tokens = Math.max(-1, Math.min(BUCKET_SIZE * times, bucket.tokens + ((at - bucket.at) / 1000) * REFILL_PER_SECOND * times) - 1);
    bucket.at = at;
    return bucket.tokens < 0;
  };
  return (address) => {
    if (SHARED.test(address)) return false;
    const { own, site } = callerNetworks(address);
    // Both buckets lose a token, even if the first one refuses.
    const isSiteOver = site !== null && isOver(site, SITE_FACTOR);
    return isOver(own, 1) || isSiteOver;
  };
}
