import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const KEY = 'k'.repeat(32);
const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      http: { port: 3000, host: '::', trustedProxies: 0, workers: 1 },
      languages: { defaultLanguage: 'si' },
      database: { url: undefined },
      storage: { pageCacheBytes: 128 * 1024 * 1024 },
    });
    expect(readConfig({}).storage.dataDir).toMatch(/\.data$/);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ database: { url: undefined }, http: { port: 3000 } });
  });

  it('names the steps of the checkout that the shop has [S2.105] [S2.106] [S2.107]', () => {
    expect(readConfig({}).checkout.steps).toEqual({ shipping: true, payment: true, review_order: true });
    expect(readConfig({ CHECKOUT_WITHOUT: 'shipping, review_order' }).checkout.steps).toEqual({ shipping: false, payment: true, review_order: false });
  });

  it('has lists and search in memory unless OpenSearch is named, by addresses without a secret', () => {
    expect(readConfig({}).searchEngine.openSearch).toBeNull();
    expect(
      readConfig({ OPENSEARCH_URL: 'https://a:9200, https://b:9200', OPENSEARCH_USER: 'shop', OPENSEARCH_PASSWORD: 'word' }).searchEngine.openSearch,
    ).toEqual({
      nodes: ['https://a:9200', 'https://b:9200'],
      user: 'shop',
      password: 'word',
      caFile: undefined,
      alias: 'vitrina',
      shards: 1,
      timeoutMs: 2000,
      standbyProducts: 100_000,
    });
    expect(refusalOf({ OPENSEARCH_URL: 'search:9200' })).toContain('OPENSEARCH_URL must be one or more addresses such as https://');
    const refusal = refusalOf({ OPENSEARCH_URL: 'https://shop:very-secret-word@a:9200' });
    expect(refusal).toContain('OPENSEARCH_URL must not carry user and password');
    expect(refusal).not.toContain('very-secret-word');
    expect(refusalOf({ OPENSEARCH_INDEX: '*', OPENSEARCH_SHARDS: '0', OPENSEARCH_TIMEOUT_MS: 'soon' })).toMatch(
      /OPENSEARCH_INDEX.*OPENSEARCH_SHARDS.*OPENSEARCH_TIMEOUT_MS/s,
    );
  });

  it('has quick order unless it is switched off [S2.68] [S2.69]', () => {
    expect(readConfig({}).checkout.quickOrder).toBe(true);
    expect(readConfig({ QUICK_ORDER: '0' }).checkout.quickOrder).toBe(false);
  });

  it('takes other life times of caches by their names', () => {
    expect(readConfig({}).cacheMinutes).toEqual(CACHE_MINUTES);
    expect(readConfig({ CACHE_MINUTES: 'labels=1, thumbs=60' }).cacheMinutes).toEqual({ ...CACHE_MINUTES, labels: 1, thumbs: 60 });
    for (const bad of ['labels', 'labels=0', 'labels=x', 'words=5']) expect(() => readConfig({ CACHE_MINUTES: bad })).toThrow('CACHE_MINUTES');
  });

  it('moves paths of the interface, and says which cannot be moved so [S7.21]', () => {
    expect(readConfig({}).addresses.movedPaths).toEqual({});
    expect(readConfig({ ENDPOINT_PATHS: 'webshop_cart=/api/basket/,sweepstake=/api/game/{slug}/' }).addresses.movedPaths).toEqual({
      webshop_cart: '/api/basket/',
      sweepstake: '/api/game/{slug}/',
    });
    const start = () => readConfig({ ENDPOINT_PATHS: 'webshop_carts=/api/x/,webshop_order=/api/webshop/cart/,sweepstake=/api/game/' });
    for (const name of ['webshop_carts', 'webshop_order', 'sweepstake']) expect(start).toThrow(name);
  });

  it('reads what a shop may have otherwise [S3.134] [S4.15] [S6.11]', () => {
    expect(readConfig({})).toMatchObject({
      languages: { multilanguage: true },
      checkout: { warehousePermission: false },
      identity: { dashboard: '/auth/', loggedInRedirect: '/auth/', loggedOutRedirect: '/auth/login/' },
    });
    const others = { MULTILANGUAGE: '0', ORDER_WAREHOUSE_PERMISSION: '1', AUTH_DASHBOARD: 'none', AUTH_LOGGED_IN: '/auth/my_orders/', AUTH_LOGGED_OUT: '/' };
    expect(readConfig(others)).toMatchObject({
      languages: { multilanguage: false },
      checkout: { warehousePermission: true },
      identity: { dashboard: null, loggedInRedirect: '/auth/my_orders/', loggedOutRedirect: '/' },
    });
    for (const bad of ['auth/', '//evil.example/', '/auth', 'https://evil.example/', '/a/../'])
      expect(() => readConfig({ AUTH_LOGGED_IN: bad })).toThrow('AUTH_LOGGED_IN');
  });

  it('names the addresses of probes otherwise, never the whole shop [S2.20] [G4]', () => {
    expect(readConfig({}).addresses.ignoredUrls.prefixes).toContain('/wp-');
    expect(readConfig({ REDIRECT_IGNORED_URLS: '/probe-, /.Git ,.bak' }).addresses.ignoredUrls).toEqual({ prefixes: ['/probe-', '/.git'], suffixes: ['.bak'] });
    expect(readConfig({ REDIRECT_IGNORED_URLS: 'none' }).addresses.ignoredUrls).toEqual({ prefixes: [], suffixes: [] });
    for (const bad of ['/', '.', 'wp-', '/a,,/b', '//', '/a?b']) expect(() => readConfig({ REDIRECT_IGNORED_URLS: bad }), bad).toThrow('REDIRECT_IGNORED_URLS');
  });

  it('orders are limited unless it says otherwise, and always in production', () => {
    expect(readConfig({}).checkout.orderLimits).toBe(true);
    expect(readConfig({ ORDER_LIMITS: 'off' }).checkout.orderLimits).toBe(false);
    expect(() => readConfig({ ORDER_LIMITS: 'off', NODE_ENV: 'production' })).toThrow('ORDER_LIMITS must not be off in production');
    expect(() => readConfig({ ORDER_LIMITS: 'no' })).toThrow('ORDER_LIMITS must be one of on, off');
  });

  it('keeps only the origin of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://www.vitrina.si/shop/?x=1' }).http.publicUrl).toBe('https://www.vitrina.si');
  });

  it('names every bad variable at once', () => {
    const bad = {
      PORT: '70000',
      PUBLIC_URL: 'vitrina',
      DATABASE_URL: 'mysql://x',
      DEFAULT_LANGUAGE: 'fr',
      SECRET_KEY: 'short',
      WORKERS: 'many',
      NODE_ENV: 'prod',
      TRUSTED_PROXIES: '-1',
    };
    expect(() => readConfig(bad)).toThrow(
      new RegExp(
        Object.keys(bad)
          .sort()
          .map((name) => `(?=[\\s\\S]*${name} )`)
          .join(''),
      ),
    );
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY needs at least 32 bytes'],
    [{ DEFAULT_LANGUAGE: 'fr' }, 'DEFAULT_LANGUAGE must be one of si, hr'],
    [{ CHECKOUT_WITHOUT: 'shipping,customer' }, 'CHECKOUT_WITHOUT must be one of shipping, payment, review_order'],
  ])('says what %j should be', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each([
    [{}, ['PUBLIC_URL is missing', 'SECRET_KEY is missing']],
    [{ PUBLIC_URL: '', SECRET_KEY: 'short', PORT: 'x' }, ['PUBLIC_URL is missing', 'SECRET_KEY needs at least 32 bytes', 'PORT must be']],
    [
      { PUBLIC_URL: 'http://www.vitrina.example', DEFAULT_LANGUAGE: 'fr' },
      ['PUBLIC_URL must begin with https://', 'SECRET_KEY is missing', 'DEFAULT_LANGUAGE must'],
    ],
    [{ PUBLIC_URL: 'http://localhost.vitrina.example', SECRET_KEY: KEY }, ['PUBLIC_URL must begin with https://']],
    [{ PUBLIC_URL: 'vitrina', BACKEND_URL: 'http://backend:3000' }, ['PUBLIC_URL must be an address']],
  ])('in production with %j names each of the reasons not to start', (env, reasons) => {
    const message = refusalOf({ NODE_ENV: 'production', ...env });
    for (const reason of reasons) expect(message).toContain(`\n  ${reason}`);
    expect(message.split('\n')).toHaveLength(1 + reasons.length);
  });

  it.each(['https://www.vitrina.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://shop.localhost'])(
    'starts in production at %s',
    (url) => {
      expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: url, SECRET_KEY: KEY }).mode).toBe('production');
    },
  );

  it('asks a process without a database for no key', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.vitrina.example', BACKEND_URL: 'http://backend:3000' }).secretKey).toBeUndefined();
  });

  it('never repeats a secret in its message', () => {
    expect(() => readConfig({ SECRET_KEY: 'my little secret' })).toThrow(expect.not.objectContaining({ message: expect.stringContaining('my little secret') }));
  });
});
