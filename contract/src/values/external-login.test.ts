import { describe, expect, it } from 'vitest';
import { isExternalLoginPath, isExternalProblem, isProvider } from './external-login.ts';

describe('identity of other providers', () => {
  it.each(['keycloak', 'google', 'facebook'])('%s is a provider [S7.80]', (name) => expect(isProvider(name)).toBe(true));
  it.each(['', 'apple', 'Google', 'constructor'])('%j is none', (name) => expect(isProvider(name)).toBe(false));

  it.each(['cancelled', 'expired', 'unavailable', 'unverified', 'exists', 'taken', 'busy', 'proof'])('%s is a reason that is told', (name) =>
    expect(isExternalProblem(name)).toBe(true),
  );
  it.each([null, '', 'stolen', '<b>'])('%j is none', (name) => expect(isExternalProblem(name)).toBe(false));

  it.each([
    '/api/auth/social-login/google',
    '/api/auth/social-login/google/',
    '/api/auth/social-callback/keycloak/',
    `/api/auth/social-login/${'a'.repeat(40)}`,
  ])('a browser is led on by %s [S7.80]', (path) => expect(isExternalLoginPath(path)).toBe(true));
  it.each([
    '/api/auth/social-login/',
    '/api/auth/social-logout/google/',
    '/api/auth/social-login/Google/',
    '/api/auth/social-login/google/more/',
    '/api/auth/social-login/google//',
    `/api/auth/social-login/${'a'.repeat(41)}`,
    '/x/api/auth/social-login/google/',
    '/api/auth/login/',
  ])('but not by %s', (path) => expect(isExternalLoginPath(path)).toBe(false));
});
