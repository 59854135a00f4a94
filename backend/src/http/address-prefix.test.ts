import { describe, expect, it } from 'vitest';
import { addressPrefix, NETWORK, SITE_NETWORK } from './address-prefix.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.0/24'],
    ['0.0.0.0', '0.0.0.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:cb00:7107', '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::1', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3:0:0:0:0/64'],
    ['2001:db8::', '2001:db8:0:0:0:0:0:0/64'],
    ['1:2:3:4:5:6::8', '1:2:3:4:0:0:0:0/64'],
    ['::1', '0:0:0:0:0:0:0:0/64'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/64'],
  ])('%s is in %s', (address, prefix) => expect(addressPrefix(address, NETWORK)).toBe(prefix));

  it('keeps as many bits as it is asked for, also within a group', () => {
    expect(addressPrefix('2001:db8:1:2::1', SITE_NETWORK)).toBe('2001:db8:1:0:0:0:0:0/48');
    expect(addressPrefix('2001:db8:1:ffff::1', { ipv4: 32, ipv6: 52 })).toBe('2001:db8:1:f000:0:0:0:0/52');
    expect(addressPrefix('203.0.113.255', { ipv4: 30, ipv6: 64 })).toBe('203.0.113.252/30');
    expect(addressPrefix('203.0.113.7', { ipv4: 32, ipv6: 64 })).toBe('203.0.113.7/32');
    expect(addressPrefix('ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', { ipv4: 32, ipv6: 128 })).toBe('ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128');
  });

  it.each([
    '',
    'unknown',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '2001:db8:1:2:3:4:5',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    'g::1',
    '12345::',
    '::1.2.3.999',
  ])('%j is no address', (text) => expect(addressPrefix(text, NETWORK)).toBe(''));
});
