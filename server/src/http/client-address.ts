import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Address of the caller. X-Forwarded-For is believed only for as many entries from its end as there are proxies of ours in
 * front; everything before may be invented.
 */
export function clientAddress({ peer, forwardedFor, trustedProxies }: { peer: string; forwardedFor: string | undefined; trustedProxies: number }): string {
  const own = plain(peer);
  if (trustedProxies === 0 || !forwardedFor) return own;
  const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()));
  const address = hops[Math.max(0, hops.length - trustedProxies)] ?? own;
  return isIP(address) ? address : own;
}

/** Client address of a request. */
export const addressOf = ({ socket, headers }: IncomingMessage, trustedProxies: number): string =>
  clientAddress({ peer: socket.remoteAddress ?? '', forwardedFor: headers['x-forwarded-for'] as string | undefined, trustedProxies });

/** IPv4 inside IPv6 as plain IPv4, without brackets and the port that some proxies add. */
const plain = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
