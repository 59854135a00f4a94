import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRedirects, isExternal, matchPattern, parsePattern } from './redirects.ts';

const match = (pattern: string, path: string) => matchPattern(parsePattern(pattern), path);

describe('redirect patterns', () => {
  it('(slug+) takes letters, digits and hyphens, at least one [S3.101]', () => {
    expect(match('/a/(slug+)/', '/a/b-9/')).toEqual(['b-9']);
    expect(match('/a/(slug+)/', '/a//')).toBeNull();
    expect(match('/a/(slug+)/', '/a/b/c/')).toBeNull();
  });
  it('(id+) takes digits, at least one [S3.102]', () => {
    expect(match('/a/(id+)/', '/a/12/')).toEqual(['12']);
    expect(match('/a/(id+)/', '/a/x/')).toBeNull();
  });
  it('(.*) takes anything or nothing [S3.103]', () => expect([match('/a/(.*)', '/a/'), match('/a/(.*)', '/a/b/c')]).toEqual([[''], ['b/c']]));
  it('(.+) takes anything, at least one [S3.104]', () => expect([match('/a/(.+)', '/a/'), match('/a/(.+)', '/a/b/')]).toEqual([null, ['b/']]));
  it('(slug*) may be empty [S3.105]', () => expect(match('/a/(slug*)', '/a/')).toEqual(['']));
  it('(id*) may be empty [S3.106]', () => expect(match('/a/(id*)/', '/a//')).toEqual(['']));
  it('(slug+)-(id+) splits at the last hyphen [S3.107]', () => expect(match('/(slug+)-(id+)/', '/old-name-12/')).toEqual(['old-name', '12']));
});

it('(1) and (2) stand for what was matched; the default code is 301 [S3.108, S3.109, S9.55]', () => {
  const rules = [{ old_path: '/x/(slug+)-(id+)/', new_path: '/y/(2)/(1)/', type: 0 }];
  expect(applyRedirects(rules, '/x/old-name-12/')).toEqual({ to: '/y/12/old-name/', type: 301, isExternal: false });
});

it('the first rule that matches wins', () => {
  const rules = [
    { old_path: '/a/', new_path: '/1/', type: 301 },
    { old_path: '/(.*)', new_path: '/2/', type: 302 },
  ];
  expect(applyRedirects(rules, '/a/')).toEqual({ to: '/1/', type: 301, isExternal: false });
  expect(applyRedirects(rules, '/b/')).toEqual({ to: '/2/', type: 302, isExternal: false });
});

it('a new path that begins with {host}, https:// or // leads away [S5.10, S5.11]', () => {
  expect(['{host}/x', 'https://other.example', '//other.example', '/x/', 'x'].map(isExternal)).toEqual([true, true, true, false, false]);
});

it.each([
  ['/old(.*)', '/(1)', '/old/evil.example/', '//evil.example/', false],
  ['/old(.*)', '(1)', '/old//evil.example/', '//evil.example/', false],
  ['/old/(.*)', '(1)', '/old/https://evil.example/', 'https://evil.example/', false],
  ['/old(.*)', '{host}(1)', '/old.evil.example/', '{host}.evil.example/', false],
  ['/old(.*)', 'https://shop.example(1)', '/old.evil.example/', 'https://shop.example.evil.example/', false],
  ['/old(.*)', 'https://shop.example(1)', '/old@evil.example/', 'https://shop.example@evil.example/', false],
  ['/old/(.*)', '//(1)', '/old/evil.example/', '//evil.example/', false],
  ['/old(.*)', '{host}(1)', '/old/a/', '{host}/a/', true],
  ['/old/(.*)', 'https://shop.example/(1)', '/old/a/', 'https://shop.example/a/', true],
])('only the rule itself names a host: %s → %s, asked for %s [T27]', (old_path, new_path, path, to, isExternal) => {
  expect(applyRedirects([{ old_path, new_path, type: 301 }], path)).toEqual({ to, type: 301, isExternal });
});

it('agrees with the regular expression it replaces', () => {
  const as: Record<string, string> = {
    '(slug+)': '([a-zA-Z0-9_-]+)',
    '(id+)': '([0-9]+)',
    '(.*)': '([^]*)',
    '(.+)': '([^]+)',
    '(slug*)': '([a-zA-Z0-9_-]*)',
    '(id*)': '([0-9]*)',
  };
  const part = fc.oneof(fc.constantFrom(...Object.keys(as)), fc.constantFrom('/', '-', 'a', 'b-', '1'));
  const pattern = fc.array(part, { minLength: 1, maxLength: 7 }).filter((parts) => parts.filter((p) => p in as).length <= 4);
  fc.assert(
    fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', '-', '/'), maxLength: 14 }), (parts, path) => {
      const expected = new RegExp(`^${parts.map((p) => as[p] ?? p).join('')}$`).exec(path);
      expect(match(parts.join(''), path)).toEqual(expected ? expected.slice(1) : null);
    }),
    { numRuns: 2000 },
  );
});

it('takes linear time: twice the path, about twice the steps [hostile patterns]', () => {
  const tokens = parsePattern('(slug*)(id*)(slug+)-(id+)');
  const counted = (length: number) => {
    let reads = 0;
    const path = new Proxy(Object('a'.repeat(length)), {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as string;
    matchPattern(tokens, path);
    return reads;
  };
  expect(counted(8000) / counted(4000)).toBeLessThan(2.2);
});
