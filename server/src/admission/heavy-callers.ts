/** What an address may ask for at once that is not kept, and what it gets back every second. */
const AT_ONCE = 80;
const PER_SECOND = 6;
const MOST_ADDRESSES = 20_000;
/** This machine, a private network, nobody in particular: a proxy, or a colleague. It says nothing about who asks. */
const SHARED = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|::1?$|f[cd][\da-f]{2}:|fe80:|$)/i;

/**
 * Tells whether an address has lately asked for much more than one visitor does; asking counts. Only work counts, not what came from a cache. Where
 * a proxy in front is not trusted (TRUSTED_PROXIES) all visitors have its address: then they are all heavy, and a fair queue among themselves.
 */
export function createHeavyCallers({ now = () => performance.now() }: { now?: () => number } = {}): (address: string) => boolean {
  const left = new Map<string, { calls: number; at: number }>();
  return (address) => {
    if (SHARED.test(address)) return false;
    const key = networkOf(address);
    const at = now();
    const known = left.get(key);
    if (!known) {
      if (left.size >= MOST_ADDRESSES) left.clear();
      left.set(key, { calls: AT_ONCE - 1, at });
      return false;
    }
    known.calls = Math.max(-1, Math.min(AT_ONCE, known.calls + ((at - known.at) / 1000) * PER_SECOND) - 1);
    known.at = at;
    return known.calls < 0;
  };
}

/** One household has a whole network of IPv6 addresses. */
const networkOf = (address: string): string => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address);
