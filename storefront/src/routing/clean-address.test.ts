import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteInfo } from '@vitrina/contract/site';
import { isBlocked, isProbe } from '@vitrina/contract/values/blocked-paths';
import { cleanAddress } from './clean-address.ts';
import { legacyCatalogueTarget } from './legacy-catalogue-url.ts';

const clean = (address: string) => cleanAddress(new URL(`https://shop.test${address}`), 'si');

describe('the address as it should be', () => {
  it('ends in a slash [S2.4, S9.54]', () => expect([clean('/a'), clean('/a/b?x=1'), clean('/a/')]).toEqual(['/a/', '/a/b/?x=1', '/a/']));
  it('has no tel: suffix [S2.39]', () => expect([clean('/a/tel:+38612345'), clean('/a/tel%3A123/'), clean('/a/TEL:1')]).toEqual(['/a/', '/a/', '/a/']));
  it('has no mode=gallery; the rest of the query stays [S2.40]', () =>
    expect([clean('/a/?mode=gallery'), clean('/a/?x=1&mode=gallery&y=2'), clean('/a/?mode=quick')]).toEqual(['/a/', '/a/?x=1&y=2', '/a/?mode=quick']));
  it('has no prefix for the default language', () => expect([clean('/si/a/'), clean('/si'), clean('/hr/a/')]).toEqual(['/a/', '/', '/hr/a/']));
  it('has its prefix in small letters, and nothing else that only begins so', () =>
    expect([clean('/HR/Ab/'), clean('/si/SI/A'), clean('/XX/a/')]).toEqual(['/hr/Ab/', '/A/', '/XX/a/']));
  it('is reached in one step from any mix of defects', () => {
    expect(clean('//si///a//tel:1?mode=gallery&x=1')).toBe('/a/?x=1');
    const path = fc
      .array(fc.constantFrom('a', '/', '//', 'si/', 'hr/', 'SI/', 'Hr/', 'tel:1', '%5c', '..', 'č', '-'), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(path, (address) => {
        const once = clean(address);
        if (once === null) return;
        expect(clean(once)).toBe(once);
        expect(once.startsWith('//')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('blocked and probing addresses', () => {
  it.each([
    ['/comments/catalogproduct/5/', 'S2.41'],
    ['/comments/publish/', 'S2.42'],
    ['/komentari/catalogproduct/', 'S2.43'],
    ['/komentari/publish/3/', 'S2.43'],
    ['/error/x/', 'S2.44'],
    ['/api/x/', 'S2.45'],
  ])('%s is none', (rest) => expect(isBlocked(rest)).toBe(true));
  it('what only begins alike is none of them', () =>
    expect([isBlocked('/comments/catalogproducts/'), isBlocked('/errors/'), isBlocked('/apis/')]).toEqual([false, false, false]));
  it('rules are not looked up for probing addresses, by a list that can be configured [S2.20]', () => {
    const list: SiteInfo['redirectIgnoredUrls'] = { prefixes: ['/wp-', '/.git'], suffixes: ['.php'] };
    expect(['/wp-login/', '/.git/config', '/x.PHP/', '/wphone/'].map((path) => isProbe(path, list))).toEqual([true, true, true, false]);
  });
});

describe('old catalogue addresses', () => {
  const site = { routes: new Map([['/prenosniki/', {} as never]]), lang: 'si' as const, defaultLanguage: 'si' as const };
  it('lead to the cleaned one where it exists [S2.46]', () =>
    expect([legacyCatalogueTarget('/prenosniki-katalog/', site), legacyCatalogueTarget('/Prenosniki-KATALOG/', site)]).toEqual([
      '/prenosniki/',
      '/prenosniki/',
    ]));
  it('lead to the page that says so where not [S2.47]', () =>
    expect(legacyCatalogueTarget('/stara/rec-katalog/', site)).toBe('/katalog-ne-obstaja/?missing_url=%2Fstara%2Frec-katalog%2F'));
  it('are only those that end in -katalog', () =>
    expect([legacyCatalogueTarget('/katalog/', site), legacyCatalogueTarget('/a-katalog/b/', site)]).toEqual([null, null]));
});
