import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { problemOfNewPath } from './redirect-rule.ts';
import { applyRedirects, compileRedirects, isExternal, matchPattern, parsePattern } from './redirects.ts';

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
  expect(applyRedirects(rules, '/x/old-name-12/')).toMatchObject({ to: '/y/12/old-name/', type: 301, isExternal: false });
});

it('the first rule that matches wins', () => {
  const rules = [
    { old_path: '/a/', new_path: '/1/', type: 301 },
    { old_path: '/(.*)', new_path: '/2/', type: 302 },
  ];
  expect(applyRedirects(rules, '/a/')).toMatchObject({ to: '/1/', type: 301, isExternal: false });
  expect(applyRedirects(rules, '/b/')).toMatchObject({ to: '/2/', type: 302, isExternal: false });
});

it('a new path that begins with {host}, https:// or // leads away [S5.10, S5.11]', () => {
  expect(['{host}/x', 'https://other.example', '//other.example', '/x/', 'x'].map(isExternal)).toEqual([true, true, true, false, false]);
});

describe('"{host} https://" of the specification', () => {
  const follow = (new_path: string) => applyRedirects([{ old_path: '/a/', new_path, type: 301 }], '/a/');
  it('is two beginnings: each alone leads away [G22]', () => {
    expect(follow('{host}/x/')).toMatchObject({ to: '{host}/x/', isExternal: true });
    expect(follow('https://other.example/x/')).toMatchObject({ to: 'https://other.example/x/', isExternal: true });
  });
  it.each(['{host} https://other.example/', '{host}https://other.example/', '{host} https://'])(
    'as one text, %j, leads nowhere away and can be no new path [G22]',
    (new_path) => {
      expect(follow(new_path)).toMatchObject({ isExternal: false });
      expect(problemOfNewPath(new_path, 0)).toBe('error_redirect_target');
    },
  );
});

it.each([
  ['/old(.*)', '/(1)', '/old/evil.example/', '//evil.example/', false],
  ['/old(.*)', '(1)', '/old//evil.example/', '//evil.example/', false],
  ['/old/(.*)', '(1)', '/old/https://evil.example/', 'https%3A//evil.example/', false],
  ['/old(.*)', '{host}(1)', '/old.evil.example/', '{host}.evil.example/', false],
  ['/old(.*)', 'https://shop.example(1)', '/old.evil.example/', 'https://shop.example.evil.example/', false],
  ['/old(.*)', 'https://shop.example(1)', '/old@evil.example/', 'https://shop.example%40evil.example/', false],
  ['/old/(.*)', '//(1)', '/old/evil.example/', '//evil.example/', false],
  ['/old(.*)', '{host}(1)', '/old/a/', '{host}/a/', true],
  ['/old/(.*)', 'https://shop.example/(1)', '/old/a/', 'https://shop.example/a/', true],
])('only the rule itself names a host: %s → %s, asked for %s [T27]', (old_path, new_path, path, to, isExternal) => {
  expect(applyRedirects([{ old_path, new_path, type: 301 }], path)).toMatchObject({ to, type: 301, isExternal });
});

it.each([
  ['/čaj/', '/%C4%8Daj/', '/tea/'],
  ['/%C4%8Daj/', '/%C4%8Daj/', '/tea/'],
  ['/cˇaj/'.replace('cˇ', 'c\u030c'), '/%C4%8Daj/', '/tea/'],
  ['/Stara-Stran/', '/stara-STRAN/', '/tea/'],
  ['/ČAJ/', '/%C4%8Daj/', '/tea/'],
])('%s is compared with %s as people read it, without regard to case', (old_path, path, to) => {
  expect(applyRedirects([{ old_path, new_path: to, type: 301 }], path)).toMatchObject({ to });
});

it.each([
  ['/old/%C4%8Caj-Z/', '/new/%C4%8Caj-Z/'],
  ['/old/a%3Fb%23c%26d%2541/', '/new/a%3Fb%23c%26d%2541/'],
  ['/old/(2)(1)/', '/new/(2)(1)/'],
  ['/old/%22%0d%0a%5c%40/', '/new/%22%0D%0A%5C%40/'],
])('what %s brings along stays one part of the new path: %s', (path, to) => {
  expect(applyRedirects([{ old_path: '/old/(.+)/', new_path: '/new/(1)/', type: 301 }], path)).toMatchObject({ to });
});

it('finds one of ten thousand addresses without trying them all, before and behind a pattern', () => {
  let tried = 0;
  const rule = (old_path: string, new_path: string) => ({
    get old_path() {
      tried += 1;
      return old_path;
    },
    new_path,
    type: 301,
  });
  const startsWith = vi.spyOn(String.prototype, 'startsWith');
  /** Rules and beginnings that were compared for a look-up among so many rules. */
  const compared = (count: number, path: string): [to: string | undefined, times: number] => {
    const many = Array.from({ length: count }, (_, n) => rule(`/a-${n}/`, `/b-${n}/`));
    const redirect = compileRedirects([...many.slice(0, count / 2), rule('/a-(id+)/', '/c/'), ...many.slice(count / 2)]);
    tried = 0;
    startsWith.mockClear();
    const to = redirect(path)?.to;
    return [to, tried + startsWith.mock.calls.length];
  };
  const found = ['/a-4999/', '/a-5000/', '/a-x/', '/x-1/'].map((path) => compared(10_000, path));
  startsWith.mockRestore();
  expect(found.map(([to]) => to)).toEqual(['/b-4999/', '/c/', undefined, undefined]);
  expect(Math.max(...found.map(([, times]) => times))).toBeLessThan(20);
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
