import { describe, expect, it } from 'vitest';
import { deviceCookie, looksLikeDevice, readDeviceCookie } from './device-cookie.ts';

describe('the cookie of a known browser', () => {
  it('is out of reach of scripts, for the whole site, half a year long', () => {
    expect(deviceCookie('a.b-c_1', true)).toBe('device=a.b-c_1; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure');
    expect(deviceCookie('a', false)).toBe('device=a; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax');
  });

  it.each([
    ['device=abc', 'abc'],
    ['token=1; device=a.b-c_1; gdpr=necessary', 'a.b-c_1'],
    ['token=1;device=abc', 'abc'],
    ['token=1;  device=abc', 'abc'],
    [`device=${'x'.repeat(200)}`, 'x'.repeat(200)],
    [`device=${'x'.repeat(201)}`, null],
    ['device=', null],
    ['device=a b', null],
    ['device=a"b; token=1', null],
    ['mydevice=abc', null],
    ['a=device=abc', null],
    ['token=device', null],
    ['', null],
    [undefined, null],
  ])('is read from %j as %j', (header, value) => expect(readDeviceCookie(header)).toBe(value));

  it.each(['a', 'a.b-c_1', 'x'.repeat(200)])('%j can be its value', (text) => expect(looksLikeDevice(text)).toBe(true));
  it.each(['', 'x'.repeat(201), 'a b', 'a;b', ' a', 'a\n', null, undefined])('%j cannot', (text) => expect(looksLikeDevice(text)).toBe(false));
});
