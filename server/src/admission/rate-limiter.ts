import { callerNetworks, SITE_FACTOR } from '@vitrina/backend';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

/** What a network may ask for at once that is not kept, and what it gets back every second. */
const AT_ONCE = 80;
const PER_SECOND = 6;
const MOST_NETWORKS = 20_000;
/** This machine, a private network, nobody in particular: a proxy, or a colleague. It says nothing about who asks. */
const SHARED = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|::1?$|f[cd][\da-f]{2}:|fe80:|$)/i;

/**
 * Tells whether a network, or the site around it, has lately asked for much more than one visitor does; asking counts. Only work counts, not what came from a cache.
 * Where a proxy in front is not trusted (TRUSTED_PROXIES) all visitors have its address: then they are all heavy, and a fair queue among themselves.
 */
export function createHeavyCallers({ now = () => performance.now() }: { now?: () => number } = {}): (address: string) => boolean {
  const left = new BoundedMap<string, { calls: number; at: number }>(MOST_NETWORKS);
  /** `times`: so many visitors' worth. */
  const isOver = (network: string, times: number): boolean => {
    const at = now();
    const known = left.get(network);
    if (!known) {
      left.set(network, { calls: AT_ONCE * times - 1, at });
      return false;
    }
    known.calls = Math.max(-1, Math.min(AT_ONCE * times, known.calls + ((at - known.at) / 1000) * PER_SECOND * times) - 1);
    known.at = at;
    return known.calls < 0;
  };
  return (address) => {
    if (SHARED.test(address)) return false;
    const { own, site } = callerNetworks(address);
    // Both are counted, whatever the first says.
    const isHeavySite = site !== null && isOver(site, SITE_FACTOR);
    return isOver(own, 1) || isHeavySite;
  };
}
