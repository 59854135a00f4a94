import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { callerNetworks, SITE_FACTOR } from '../../http/caller-networks.ts';

/** Limit of tracked networks. */
const MAX_NETWORKS = 20_000;
const WINDOW_SECONDS = 600;
/** Tokens per window: a mobile network has thousands of people behind one IPv4 address. */
const MOST = 1000;

/** Counts a token for the network of an address. Returns the seconds until it may get tokens again; `null`: this token is within the limit. */
export type TokenRateLimit = (address: string) => number | null;

/**
 * Counts guest tokens by network in this process's memory, as counting must not cost a row. Calls without an address or from this machine are the
 * shop's own or from a proxy that hides its clients.
 */
export function createTokenRateLimit(now: () => number = Date.now): TokenRateLimit {
  const counts = new BoundedMap<string, { n: number; until: number }>(MAX_NETWORKS);
  const isOver = (key: string, most: number): number | null => {
    const existing = counts.get(key);
    const count = existing && existing.until > now() ? existing : { n: 0, until: now() + WINDOW_SECONDS * 1000 };
    count.n += 1;
    counts.set(key, count);
    return count.n > most ? Math.ceil((count.until - now()) / 1000) : null;
  };
  return (address) => {
    if (address === '' || /^(?:127\.|::1$|0\.0\.0\.0$)/.test(address)) return null;
    const { own, site } = callerNetworks(address);
    return isOver(own, MOST) ?? (site ? isOver(site, MOST * SITE_FACTOR) : null);
  };
}
