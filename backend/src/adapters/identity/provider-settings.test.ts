import { describe, expect, it } from 'vitest';
import { readProviderSettings } from './provider-settings.ts';

const KEYCLOAK = { OIDC_KEYCLOAK_ISSUER: 'https://login.vitrina.test/realms/shop', OIDC_KEYCLOAK_CLIENT_ID: 'vitrina', OIDC_KEYCLOAK_CLIENT_SECRET: 'secret' };

describe('settings of providers', () => {
  it('offer those that are named, in one order', () => {
    expect(readProviderSettings({})).toEqual([]);
    const google = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readProviderSettings({ ...google, ...KEYCLOAK }).map(({ name, issuer }) => `${name} ${issuer.href}`)).toEqual([
      'keycloak https://login.vitrina.test/realms/shop',
      'google https://accounts.google.com/',
    ]);
  });

  it.each([
    [{ OIDC_FACEBOOK_CLIENT_ID: 'id' }, 'OIDC_FACEBOOK_CLIENT_SECRET'],
    [{ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: '' }, 'OIDC_KEYCLOAK_ISSUER'],
    [{ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: 'login' }, 'OIDC_KEYCLOAK_ISSUER must be an address'],
    [{ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: 'ftp://login.vitrina.test' }, 'must begin with https://'],
    [{ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: 'http://login.vitrina.test', NODE_ENV: 'production' }, 'must begin with https://'],
  ])('stop the start where they are half or unsafe: %o', (env, words) => {
    expect(() => readProviderSettings(env)).toThrow(words);
  });

  it('let a provider be tried over http, outside of production', () => {
    expect(readProviderSettings({ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: 'http://localhost:8080/realms/shop' })).toHaveLength(1);
  });
});
