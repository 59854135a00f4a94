import { describe, expect, it } from 'vitest';
import { isBlocked, isProbe } from './blocked-paths.ts';

describe('addresses without a page', () => {
  it.each([
    '/comments/catalogproduct/',
    '/comments/catalogproduct',
    '/comments/catalogproduct/12/',
    '/comments/publish/',
    '/komentari/catalogproduct/7/',
    '/komentari/publish/',
    '/error/',
    '/error',
    '/error/500/',
    '/api/',
    '/api',
    '/api/cart/',
  ])('%s is one [S2.41, S2.42, S2.43, S2.44, S2.45]', (path) => expect(isBlocked(path)).toBe(true));

  it.each(['/', '/comments/', '/comments/publisher/', '/komentari/catalogproducts/', '/errors/', '/apis/', '/katalog/api/', '/x/comments/publish/'])(
    '%s is none',
    (path) => expect(isBlocked(path)).toBe(false),
  );
});

describe('addresses that only probes ask for', () => {
  const lists = { prefixes: ['/wp-admin/', '/.env'], suffixes: ['.php', '.asp'] };

  it.each(['/wp-admin/', '/wp-admin', '/WP-Admin/setup/', '/.env', '/.env.local', '/index.php', '/a/b.PHP/', '/default.asp'])(
    '%s is one by the configured list [S2.20]',
    (path) => expect(isProbe(path, lists)).toBe(true),
  );

  it.each(['/', '/a/wp-admin/', '/php/', '/a.php/b/'])('%s is none', (path) => expect(isProbe(path, lists)).toBe(false));

  it('are none without a list, and begin or end as another list says [S2.20]', () => {
    expect(isProbe('/wp-admin/', { prefixes: [], suffixes: [] })).toBe(false);
    expect(isProbe('/wp-admin/', { prefixes: ['/other'], suffixes: ['min'] })).toBe(true);
    expect(isProbe('/other/x/', { prefixes: ['/other'], suffixes: [] })).toBe(true);
  });
});
