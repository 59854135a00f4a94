import { describe, expect, it } from 'vitest';
import { isAllowedHost } from './allowed-host.ts';
import { clientAddress } from './client-address.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { chooseEncoding } from './compression.ts';
import { readCookie, withoutCookie } from './read-cookie.ts';
import { cookieCallRefusal, issuesToken, tokenCookie } from './token-rules.ts';

describe('the token cookie', () => {
  it('lives one year and no script can read it [S9.4]', () => {
    expect(tokenCookie('a.b.c', false)).toBe('token=a.b.c; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    expect(tokenCookie('a.b.c', true)).toMatch(/; Secure$/);
  });

  it.each([
    ['GET', 'cross-site', undefined, null],
    ['POST', 'same-origin', 'application/json', null],
    ['POST', undefined, 'application/json; charset=utf-8', null],
    ['POST', 'cross-site', 'application/json', 'error_bad_origin'],
    ['POST', 'same-site', 'application/json', 'error_bad_origin'],
    ['POST', 'same-origin', 'application/x-www-form-urlencoded', 'error_content_type'],
    ['POST', 'same-origin', 'text/plain', 'error_content_type'],
    ['PUT', 'none', undefined, 'error_content_type'],
    ['DELETE', 'cross-site', 'application/json', 'error_bad_origin'],
  ] as const)('allows %s from %s with %s: %s', (method, site, contentType, refusal) => {
    expect(cookieCallRefusal({ method, site, contentType })).toBe(refusal);
  });

  it('comes from the calls that make tokens', () => {
    expect(['/api/auth/login/', '/api/auth/logout', '/api/auth/generate-token/'].every(issuesToken)).toBe(true);
    expect(issuesToken('/api/auth/login/x')).toBe(false);
  });

  it('is found among others, and taken out', () => {
    expect(readCookie('a=1; token=x.y.z; gdpr=necessary|analytics', 'token')).toBe('x.y.z');
    expect(readCookie('xtoken=1', 'token')).toBeUndefined();
    expect(withoutCookie('a=1; token=x; b=2', 'token')).toBe('a=1; b=2');
    expect(withoutCookie('token=x', 'token')).toBeUndefined();
  });
});

describe('the caller’s address', () => {
  it.each([
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4', 3, '1.2.3.4'],
    ['10.0.0.1', '<script>', 1, '10.0.0.1'],
    ['10.0.0.1', '....', 1, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4:5555', 1, '1.2.3.4'],
    ['10.0.0.1', '[2001:db8::7]:443', 1, '2001:db8::7'],
    ['10.0.0.1', '::ffff:1.2.3.4', 1, '1.2.3.4'],
  ])('of %s with %s behind %i proxies is believed as far as proxies are ours', (peer, forwardedFor, trustedProxies, address) => {
    expect(clientAddress({ peer, forwardedFor, trustedProxies })).toBe(address);
  });
});

describe('a request', () => {
  const isLocalRequest = (peer: string, headers: Record<string, string>): boolean => isFromThisMachine({ socket: { remoteAddress: peer }, headers });
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('of %s under a name of this machine comes from it', (peer) => {
    for (const host of ['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000']) expect(isLocalRequest(peer, { host }), host).toBe(true);
  });

  it.each(['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', 'fe80::1', '128.0.0.1', '1127.0.0.1', ''])('of %j does not, with any headers', (peer) => {
    expect(isLocalRequest(peer, { host: 'localhost' })).toBe(false);
    expect(isLocalRequest(peer, { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' })).toBe(false);
  });

  it.each([
    { host: 'www.vitrina.example' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1.evil.example' },
    { host: 'evil.example:80@localhost:3000/' },
    {},
    { host: 'localhost', 'x-forwarded-for': '' },
    { host: 'localhost', forwarded: 'for=127.0.0.1' },
    { host: 'localhost', via: '1.1 proxy' },
    { host: 'localhost', 'x-real-ip': '127.0.0.1' },
    { host: 'localhost', 'x-forwarded-host': 'localhost' },
  ])('that a proxy or a foreign page sends with %j does not', (headers) => {
    expect(isLocalRequest('127.0.0.1', headers)).toBe(false);
  });
});

describe('the Host header', () => {
  const publicUrl = 'https://www.vitrina.si';
  it.each([
    ['www.vitrina.si', false, true],
    ['WWW.vitrina.si', false, true],
    ['evil.example', false, false],
    ['evil.example', true, false],
    ['localhost:3000', true, true],
    ['localhost:3000', false, false],
    [undefined, true, false],
  ])('%s (this machine allowed: %s) is served: %s', (host, allowLocal, served) => {
    expect(isAllowedHost({ host, path: '/', publicUrl, allowLocal })).toBe(served);
  });

  it('may be anything well-formed while no public address is set', () => {
    expect(isAllowedHost({ host: '192.168.1.5:3000', path: '/', publicUrl: undefined, allowLocal: true })).toBe(true);
    expect(isAllowedHost({ host: 'a b"', path: '/', publicUrl: undefined, allowLocal: true })).toBe(false);
  });

  it('does not matter for health checks', () => {
    expect(isAllowedHost({ host: '10.0.0.7', path: '/readyz', publicUrl, allowLocal: false })).toBe(true);
  });
});

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
