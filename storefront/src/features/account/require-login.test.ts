import { describe, expect, it } from 'vitest';
import type { LoadContext } from '../../context/page-types.ts';
import { afterLogin, requireCustomer, requireGuest } from './require-login.ts';

/** The part of a page's context that the guards read. */
function contextOf({
  userId = null,
  lang = 'si',
  path = '/auth/edit/',
  query = '',
  auth = {},
}: {
  userId?: number | null;
  lang?: string;
  path?: string;
  query?: string;
  auth?: object;
}) {
  const info = { default_language: 'si', auth: { loggedInRedirect: '/auth/', loggedOutRedirect: '/auth/login/', ...auth } };
  const api = { get: async () => ({ user_id: userId }) };
  return { api, info, lang, path, query: new URLSearchParams(query), form: new URLSearchParams() } as unknown as LoadContext;
}

describe('the account’s pages', () => {
  it.each([
    ['/auth/', 'si', '/auth/'],
    ['/auth/my_orders/', 'si', '/auth/my_orders/'],
    ['/', 'hr', '/hr/'],
  ] as const)(
    'a customer with a session is redirected from the login pages to %s, as configured, in %s [S4.11] [S4.12] [S4.13] [S4.14]',
    async (loggedInRedirect, lang, to) => {
      const context = contextOf({ userId: 7, lang, auth: { loggedInRedirect } });
      expect(await requireGuest(context)).toEqual({ kind: 'redirect', to, status: 302 });
      expect(afterLogin(context)).toBe(to);
      expect(await requireGuest(contextOf({ lang, auth: { loggedInRedirect } }))).toEqual({ kind: 'open' });
    },
  );

  it('after a login that a page asked for, that page is opened, never another site', () => {
    expect(afterLogin(contextOf({ query: 'redirect=/auth/edit/' }))).toBe('/auth/edit/');
    expect(afterLogin(contextOf({ query: 'redirect=//evil.test/' }))).toBe('/auth/');
  });

  it.each([
    ['/auth/login/', 'si', '/auth/login/'],
    ['/', 'si', '/'],
    ['/', 'de', '/de/'],
  ] as const)('a guest is redirected to %s, as configured, in %s [S4.16] [S4.17]', async (loggedOutRedirect, lang, to) => {
    const path = '/auth/edit/';
    expect(await requireCustomer(contextOf({ lang, path, auth: { loggedOutRedirect } }))).toEqual({
      kind: 'redirect',
      to: `${to}?redirect=%2Fauth%2Fedit%2F`,
      status: 302,
    });
  });
});
