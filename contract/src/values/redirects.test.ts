import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { problemOfNewPath } from './redirect-rule.ts';
import { applyRedirects, compileRedirects, hostOf, isExternal, matchPattern, parsePattern, patternsIn, readable } from './redirects.ts';

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
  /** Number of compared rules and prefixes in a lookup among this many rules. */
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

describe('the parts of a pattern', () => {
  it('are named in their order', () => {
    expect(patternsIn('/a/(slug+)-(id*)/(.*)')).toEqual(['(slug+)', '(id*)', '(.*)']);
    expect([patternsIn('/a/'), patternsIn('/(slug)/(ids+)/')]).toEqual([[], []]);
  });

  it('are four at most: more is no pattern, and as a rule leads nowhere', () => {
    const [four, five] = ['/(id*)/(id*)/(id*)/(id*)/', '/(id*)/(id*)/(id*)/(id*)/(id*)/'];
    expect(parsePattern(four)).toHaveLength(9);
    expect(() => parsePattern(five)).toThrow('more than 4 patterns in /(id*)/(id*)/(id*)/(id*)/(id*)/');
    expect(applyRedirects([{ old_path: five, new_path: '/x/', type: 301 }], '/1/2/3/4/5/')).toBeNull();
    expect(applyRedirects([{ old_path: four, new_path: '/(4)(3)(2)(1)/', type: 301 }], '/1/2/3/4/')?.to).toBe('/4321/');
  });

  it.each([
    ['(slug+)', 'azAZ09-_', true],
    ['(slug+)', 'č', false],
    ['(slug+)', '`', false],
    ['(slug+)', '{', false],
    ['(slug+)', '@', false],
    ['(slug+)', '[', false],
    ['(slug+)', ':', false],
    ['(slug+)', '.', false],
    ['(id+)', '0123456789', true],
    ['(id+)', ':', false],
    ['(id+)', '/', false],
    ['(.+)', '/č 😀', true],
  ])('%s takes %s: %s [S3.101, S3.102, S3.104]', (pattern, text, takes) => expect(match(`/${pattern}/`, `/${text}/`)).toEqual(takes ? [text] : null));
});

describe('the rule that is followed', () => {
  const rule = (old_path: string, new_path: string, type = 301) => ({ old_path, new_path, type });
  const to = (path: string, ...rules: ReturnType<typeof rule>[]) => applyRedirects(rules, path)?.to;

  it('is the first one, a pattern or not', () => {
    expect(to('/a/', rule('/(.*)', '/pattern/'), rule('/a/', '/literal/'))).toBe('/pattern/');
    expect(to('/a/', rule('/a/', '/first/'), rule('/a/', '/second/'))).toBe('/first/');
    expect(to('/a/', rule('/b(.*)', '/b/'), rule('/a(.*)', '/a-pattern/'), rule('/a/', '/literal/'))).toBe('/a-pattern/');
    expect(to('/a/', rule('/x/', '/x/'), rule('/a/', '/literal/'), rule('/(.*)', '/pattern/'))).toBe('/literal/');
    expect(to('/c/', rule('/a/', '/a/'), rule('/b(.*)', '/b/'))).toBeUndefined();
    expect(to('/a', rule('/a/', '/literal/'))).toBeUndefined();
    expect(to('(.*)', rule('(.*)', '/all/'))).toBe('/all/');
    expect(to('', rule('', '/none/'))).toBe('/none/');
  });

  it('says itself which it is, where to and by which code', () => {
    const first = { ...rule('/a/', ' /b/ ', 302), id: 7 };
    expect(applyRedirects([first], '/a/')).toEqual({ rule: first, to: '/b/', type: 302, isExternal: false });
  });

  it('gives back what was matched as it was written, and leaves a reference to nothing', () => {
    expect(to('/A/Novo-Ime/', rule('/a/(slug+)/', '/b/(1)/'))).toBe('/b/Novo-Ime/');
    expect(to('/a/x/', rule('/a/(slug+)/', '/b/(1)/(2)/(0)/'))).toBe('/b/x/(2)/(0)/');
    expect(to('/a//', rule('/a/(slug*)/', '/b/(1)/'))).toBe('/b//');
    expect(to('/a/İ/', rule('/a/(.+)/', '/b/(1)/'))).toBe('/b/%C4%B0/');
    expect(to('/STARO/İ/', rule('/staro/(.+)/', '/b/(1)/'))).toBe('/b/%C4%B0/');
  });

  it('leads away only to the host that it names itself', () => {
    const external = (new_path: string, path = '/a/x/') => applyRedirects([rule('/a/(.*)', new_path)], path)?.isExternal;
    expect([external('{host}/b/'), external(' https://maker.example/(1)'), external('//maker.example'), external('/b/')]).toEqual([true, true, true, false]);
    expect([external('https://'), external('//'), external('https://(1)'), external('{host}x/')]).toEqual([false, false, false, false]);
  });
});

it.each([
  ['{host}/a/', '{host}'],
  ['{host}', '{host}'],
  ['{host}?a', '{host}'],
  ['{host}#a', '{host}'],
  ['{host}.evil.example/', null],
  ['https://maker.example/a/', 'https://maker.example'],
  ['https://maker.example:8443?a', 'https://maker.example:8443'],
  ['//maker.example#a', '//maker.example'],
  ['http://maker.example/', null],
  ['x//maker.example/', null],
  ['https://', null],
  ['/a/', null],
])('the host that %s names is %s', (target, host) => expect(hostOf(target)).toBe(host));

it.each([
  ['/%C4%8Daj/', '/čaj/'],
  ['/c\u030caj/', '/čaj/'],
  ['/100%/', '/100%/'],
  ['/%C4/', '/%C4/'],
])('%s is read as %s', (path, read) => expect(readable(path)).toBe(read));

it.each([' {host}/x', 'x{host}', 'http://other.example', '/x//y', ' //other.example'])('whether %j leads away is seen at its beginning', (path) =>
  expect(isExternal(path)).toBe(path.startsWith(' ')),
);
