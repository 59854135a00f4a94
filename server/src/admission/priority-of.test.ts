import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { isDeepListing, priorityOfCall, priorityOfPage, priorityOfPrivatePage } from './priority-of.ts';
import { createRateLimiter } from './rate-limiter.ts';

const person = { isBot: false, hasToken: false, isOverLimit: () => false };

/** The longest wait of a call, for a password to be looked at or made. */
const takesPassword = (path: string) => /\/auth\/(?:login|prove|change-password|new-password|erase|signup-confirm\/.*)\/$/.test(path);

describe('the priority', () => {
  it('of what changes something, or belongs to cart, order, payment or account, is the first', () => {
    const botOverLimit = { isBot: true, isOverLimit: () => true };
    for (const { method, path } of allEndpoints) {
      const priority = priorityOfCall(path, { method, ...botOverLimit });
      if (method !== 'GET' && method !== 'POST') expect([path, priority]).toEqual([path, 'critical']);
      if (/^\/api\/(?:webshop|auth|newsletter|misc)\//.test(path))
        expect([path, priority]).toEqual([path, method === 'POST' && takesPassword(path) ? 'logins' : 'critical']);
    }
    expect(priorityOfCall('/api/feedback/comments/', { method: 'POST', ...botOverLimit })).toBe('critical');
    expect(priorityOfPrivatePage('/en/webshop/shopping_cart/', { isForm: false, isBot: false, isOverLimit: () => true })).toBe('critical');
    expect(priorityOfPrivatePage('/_data/auth/login/', { isForm: false, isBot: false, isOverLimit: () => true })).toBe('critical');
    for (const path of ['/auth/login/', '/hr/webshop/login/?redirect=%2F'])
      expect(priorityOfPrivatePage(path, { isForm: true, ...botOverLimit })).toBe('logins');
    expect(priorityOfPrivatePage('/compare/', { isForm: true, isBot: true, isOverLimit: () => true })).toBe('critical');
  });

  it('of catalogue calls and lists is interactive, and bulk for crawlers and heavy clients', () => {
    for (const path of ['/api/catalog/products/', '/api/catalog/suggest/', '/api/catalog/product', '/api/cms/menus/']) {
      expect(priorityOfCall(path, { method: 'POST', isBot: false, isOverLimit: () => false })).toBe('interactive');
      expect(priorityOfCall(path, { method: 'POST', isBot: false, isOverLimit: () => true })).toBe('bulk');
    }
    expect(priorityOfPage('/tv/', person)).toBe('interactive');
    expect(priorityOfPage('/tv/', { ...person, isBot: true })).toBe('bulk');
    expect(priorityOfPage('/tv/', { ...person, isOverLimit: () => true })).toBe('bulk');
    expect(priorityOfPrivatePage('/webshop/shopping_cart/', { isForm: false, isBot: true, isOverLimit: () => false })).toBe('bulk');
  });

  it('of two conditions at once is the slow one, unless a token of the shop comes along', () => {
    expect(['/tv/?ram=8', '/tv/?search_q=a&page=2', '/tv/?page=9', '/compare/?a=1&b=2'].map(isDeepListing)).toEqual([false, false, false, false]);
    expect(['/tv/?price=1-2&ram=8', '/tv/?page=11', '/tv/?search_q=a&ram=8&sort=newest'].map(isDeepListing)).toEqual([true, true, true]);
    expect(priorityOfPage('/tv/?price=1-2&ram=8', person)).toBe('bulk');
    expect(priorityOfPage('/tv/?price=1-2&ram=8', { ...person, hasToken: true })).toBe('interactive');
  });
});

describe('a client over its rate limit', () => {
  it('asked for eighty at once or more than six a second, and is forgiven', () => {
    let clock = 0;
    const isOverLimit = createRateLimiter({ now: () => clock });
    const countOverLimit = (times: number, address: string) => Array.from({ length: times }, () => isOverLimit(address)).filter(Boolean).length;
    expect(countOverLimit(100, '198.18.0.1')).toBe(20);
    expect(countOverLimit(80, '2001:db8:0:1::1')).toBe(0);
    expect(countOverLimit(1, '2001:db8:0:1::2')).toBe(1);
    expect(countOverLimit(1, '198.18.0.2')).toBe(0);
    // Whatever is left out of an address, it is of the same network.
    expect(countOverLimit(80, '2001:db8::1')).toBe(0);
    expect(countOverLimit(1, '2001:db8::2')).toBe(1);
    clock += 10_000;
    expect(countOverLimit(50, '198.18.0.1')).toBe(0);
  });

  it('is a whole site when eight networks’ worth comes from it', () => {
    const isOverLimit = createRateLimiter({ now: () => 0 });
    const over = Array.from({ length: 700 }, (_, i) => isOverLimit(`2001:db8:5:${i.toString(16)}::1`));
    expect([over.indexOf(true), over.filter(Boolean).length]).toEqual([640, 60]);
    expect(isOverLimit('2001:db8:6::1')).toBe(false);
  });

  it('is not forgiven because many others come', () => {
    const isOverLimit = createRateLimiter({ now: () => 0 });
    const others = (from: number, count: number) => {
      for (let i = from; i < from + count; i += 1) isOverLimit(`11.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    };
    others(0, 10_000);
    for (let i = 0; i < 81; i += 1) isOverLimit('198.18.0.1');
    others(10_000, 15_000);
    expect(isOverLimit('198.18.0.1')).toBe(true);
  });

  it('is never an address that says nothing: this machine, a private network, the storefront’s own calls', () => {
    const isOverLimit = createRateLimiter({ now: () => 0 });
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.5', '192.168.1.9', 'fd12::1', '0.0.0.0', ''])
      expect(Array.from({ length: 200 }, () => isOverLimit(address)).some(Boolean)).toBe(false);
  });
});
