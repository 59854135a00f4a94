/** Number of bits kept of an address, by its kind. */
export interface PrefixBits {
  ipv4: number;
  ipv6: number;
}

/** Prefix of one household or office: neighbours behind one IPv4 prefix, all addresses of one line in IPv6. */
export const NETWORK: PrefixBits = { ipv4: 24, ipv6: 64 };
/** Largest IPv6 prefix a provider gives one customer. */
export const SITE_NETWORK: PrefixBits = { ipv4: 24, ipv6: 48 };

/**
 * The network that an address belongs to, in one spelling: `203.0.113.0/24`, `2001:db8:1:2:0:0:0:0/64`. IPv4 inside IPv6 is IPv4.
 * Empty: it is no address.
 */
export function addressPrefix(address: string, bits: PrefixBits): string {
  const groups = groupsOf(address.trim().replace(/%.*$/, ''));
  if (!groups) return '';
  if (isMappedIpv4(groups)) {
    const octets = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return `${mask(octets, { bits: bits.ipv4, size: 8 }).join('.')}/${bits.ipv4}`;
  }
  const masked = mask(groups, { bits: bits.ipv6, size: 16 }).map((group) => group.toString(16));
  return `${masked.join(':')}/${bits.ipv6}`;
}

/** Keeps the first `bits` bits of numbers of `size` bits each, and sets the others to 0. */
const mask = (parts: readonly number[], { bits, size }: { bits: number; size: number }): number[] =>
  parts.map((part, i) => {
    const zeros = Math.min(size, Math.max(0, size * (i + 1) - bits));
    return (part >> zeros) << zeros;
  });

/** `::ffff:0:0/96`, the form of all IPv4 addresses here. */
const isMappedIpv4 = (groups: readonly number[]): boolean => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/** The eight groups of an IPv6 address, an IPv4 address as mapped into it; `null`: it is no address. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(':')) {
    const octets = ipv4Groups(address);
    return octets && [0, 0, 0, 0, 0, 0xffff, ...octets];
  }
  const halves = address.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : ipv6Groups(half)));
  if (!head || tail === null) return null;
  if (tail === undefined) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing < 1 ? null : [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

/** Groups between colons, of which the last may be written as IPv4. */
function ipv6Groups(text: string): number[] | null {
  const groups = text
    .split(':')
    .map((group) => (group.includes('.') ? ipv4Groups(group) : /^[\da-f]{1,4}$/i.test(group) ? [Number.parseInt(group, 16)] : null));
  return groups.includes(null) ? null : groups.flatMap((group) => group ?? []);
}

function ipv4Groups(text: string): [number, number] | null {
  const octets = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : [];
  const [a = 256, b = 256, c = 256, d = 256] = octets;
  return Math.max(a, b, c, d) > 255 ? null : [a * 256 + b, c * 256 + d];
}
