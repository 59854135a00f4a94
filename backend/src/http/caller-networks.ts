import { addressPrefix, SITE_NETWORK } from './address-prefix.ts';

/** Prefix length of a caller's own network: an IPv4 address, or in IPv6 the /64 of a household, a server or a phone. */
const OWN_NETWORK = { ipv4: 32, ipv6: 64 };
/** A /48 may be a company or a university, or one customer with 65,536 networks. Its limits are those of one network times this factor. */
export const SITE_FACTOR = 8;

export interface CallerNetworks {
  /** Key of the caller's own counter. */
  own: string;
  /** The site around it, a /48 in IPv6; `null`: an IPv4 address, or no address. */
  site: string | null;
  /** Network that likely has the same owner: the /48, or an IPv4 /24. For suspicion only, never to refuse anything. */
  around: string;
}

/** Networks by which calls of an address are counted. Text that is no address is used unchanged. */
export function callerNetworks(address: string): CallerNetworks {
  const own = addressPrefix(address, OWN_NETWORK) || address;
  const around = addressPrefix(address, SITE_NETWORK) || address;
  return { own: own.replace(/\/32$/, ''), site: around.endsWith('/48') ? around : null, around };
}
