import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '@vitrina/demo/known';
import { sendRequest } from '../src/request.ts';
import { logIn } from '../src/shop.ts';

const CART = '/webshop/shopping_cart/';
const form = (headers: Record<string, string> = {}, body = 'action=none') => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});

describe('pages of one visitor', () => {
  it.each([CART, '/hr/webshop/shopping_cart/', `/_data${CART}`, '/auth/login/'])('%s is not cached', async (path) => {
    const { headers } = await sendRequest(path, { headers: { cookie: await logIn(CUSTOMER) } });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-cache']).toBe('none');
  });

  it('looking at them needs no token and gives none', async () => {
    const { status, headers } = await sendRequest(CART);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('a token that is dead is replaced by a new guest’s', async () => {
    const cookie = await logIn(CUSTOMER);
    await sendRequest('/api/auth/logout/', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    const { status, headers } = await sendRequest(CART, { headers: { cookie } });
    expect(status).toBe(200);
    expect(headers['set-cookie']?.[0]).toMatch(/^token=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  });
});

describe('forms without scripts', () => {
  it('of another site are refused', async () => {
    expect((await sendRequest(CART, form({ 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
    expect((await sendRequest(CART, form({ 'sec-fetch-site': 'same-site' }))).status).toBe(403);
    expect((await sendRequest(CART, form({ origin: 'http://evil.test' }))).status).toBe(403);
    expect((await sendRequest(CART, form())).status).toBe(403);
  });
  it('are taken only as forms, and only so large', async () => {
    const ours = { 'sec-fetch-site': 'same-origin' };
    expect((await sendRequest(CART, { ...form(ours), headers: { ...ours, 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await sendRequest(CART, form(ours, `a=${'x'.repeat(300_000)}`))).status).toBe(413);
  });
  it.each(['/', '/katalog/', '/_data/katalog/'])('%s takes none', async (path) => {
    const { status, headers } = await sendRequest(path, form({ 'sec-fetch-site': 'same-origin' }));
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
