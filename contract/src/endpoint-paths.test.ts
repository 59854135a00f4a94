import { describe, expect, it } from 'vitest';
import { createPathReader, problemsOfPaths } from './endpoint-paths.ts';
import { endpointTable } from './endpoints.ts';

describe('paths that a shop serves elsewhere', () => {
  const MOVED = {
    webshop_product: '/api/kosarica/izdelek/',
    catalog_wishlist_item: '/api/zelje/{id}/brez/',
    auth_signup_confirm: '/api/racun/{code}/{id}/',
    webshop_payment_callback: '/api/banka/{gateway}/',
  };

  it('lead to the contract’s own, by method, with and without the last slash, with placeholders in any order', () => {
    const own = createPathReader(MOVED);
    expect(own('POST', '/api/kosarica/izdelek/')).toBe('/api/webshop/product/');
    expect(own('POST', '/api/kosarica/izdelek')).toBe('/api/webshop/product/');
    expect(own('PUT', '/api/kosarica/izdelek/')).toBe('/api/kosarica/izdelek/');
    expect(own('DELETE', '/api/zelje/12/brez/')).toBe('/api/catalog/wishlist/12/');
    expect(own('HEAD', '/api/racun/c%2Fd/7/')).toBe('/api/auth/signup-confirm/7/c%2Fd/');
    expect([own('POST', '/api/banka/x/'), own('GET', '/api/banka/x')]).toEqual(['/api/webshop/payment-callback/x/', '/api/webshop/payment-callback/x/']);
    expect(own('POST', '/api/webshop/product/')).toBe('/api/webshop/product/');
    expect(own('POST', '/api/kosarica/izdelek/x/')).toBe('/api/kosarica/izdelek/x/');
  });

  it('stand in the served table', () => expect(endpointTable(MOVED)).toEqual({ ...endpointTable(), ...MOVED }));

  it.each([
    [{ no_such_call: '/api/x/' }, 'no name'],
    [{ webshop_cart: '/elsewhere/x/' }, 'no path'],
    [{ webshop_cart: '/api/nuxtapi/cart/' }, 'no path'],
    [{ webshop_cart: '/api/../x/' }, 'no path'],
    [{ webshop_cart: '/api/x' }, 'no path'],
    [{ webshop_cart: '/api/x y/' }, 'no path'],
    [{ sweepstake: '/api/x/' }, 'placeholders'],
    [{ sweepstake: '/api/x/{id}/' }, 'placeholders'],
    [{ webshop_cart: '/api/webshop/order/' }, 'another call'],
    [{ webshop_cart: '/api/x/', webshop_order: '/api/x/' }, 'another call'],
  ])('%j is refused', (moved, why) => expect(problemsOfPaths(moved as Record<string, string>).join()).toContain(why));

  it('two methods may share a path', () => expect(problemsOfPaths({ webshop_cart: '/api/x/', webshop_order_post: '/api/x/' })).toEqual([]));
});
