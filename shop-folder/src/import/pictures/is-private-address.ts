import { BlockList, isIPv4, isIPv6 } from 'node:net';

const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Private ranges, including those that embed IPv4 addresses: mapped, translated, 6to4, Teredo. */
const V6 = [
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** A list for each family: one list with the mapped IPv6 range would match every IPv4 address. */
const blocked = { ipv4: listOf(V4, 'ipv4'), ipv6: listOf(V6, 'ipv6') };

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** True if an address is not on the public internet: loopback, private, link-local, reserved, or no IP address at all. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  if (isIPv4(bare)) return blocked.ipv4.check(bare, 'ipv4');
  return !isIPv6(bare) || blocked.ipv6.check(bare, 'ipv6');
}
