import { isIPv4, isIPv6 } from 'node:net';

/** Start of the IPv4-mapped range within IPv6. */
const IPV4 = 0xffff_0000_0000n;

/** An address as one number, IPv4 mapped into IPv6; `null`: no valid address. */
export function addressNumber(address: string): bigint | null {
  if (isIPv4(address)) return IPV4 + ipv4Number(address);
  return isIPv6(address) ? ipv6Number((address.split('%')[0] as string).toLowerCase()) : null;
}

const ipv4Number = (address: string): bigint => address.split('.').reduce((number, part) => number * 256n + BigInt(part), 0n);

function ipv6Number(address: string): bigint {
  // The last 32 bits may be written as IPv4.
  const written = address.replace(/[\d.]+\.[\d.]+$/, (end) => {
    const number = ipv4Number(end);
    return `${(number >> 16n).toString(16)}:${(number & 0xffffn).toString(16)}`;
  });
  const [before = '', after] = written.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const middle = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...middle, ...tail].reduce((number, group) => number * 65_536n + BigInt(`0x${group}`), 0n);
}
