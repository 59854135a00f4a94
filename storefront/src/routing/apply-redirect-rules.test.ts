import { describe, expect, it } from 'vitest';
import type { Route, SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { compileRedirects, type RedirectRule } from '@vitrina/contract/values/redirects';
import { applyRedirectRules } from './apply-redirect-rules.ts';

const ORIGIN = 'https://shop.test';
const info = {
  default_language: 'si',
  languages: LANGUAGE_CODES.map((code) => ({ code })),
  redirectIgnoredUrls: { prefixes: ['/wp-'], suffixes: ['.php'] },
  catalog: {},
  webshop: { steps: {} },
} as unknown as SiteInfo;
const routes = new Map(['/nova/', '/hr/nova/'].map((path) => [path, { path, template: 'CmsDefault' } as unknown as Route]));
const follow = (path: string, ...rules: [from: string, to: string, type?: number][]) => {
  const list = rules.map(([old_path, new_path, type = 301], n): RedirectRule => ({ id: n + 1, old_path, new_path, type }));
  return applyRedirectRules(new URL(ORIGIN + path), { info, routes, redirects: compileRedirects(list), publicUrl: ORIGIN });
};
const to = (path: string, ...rules: Parameters<typeof follow>[1][]) => {
  const followed = follow(path, ...rules);
  return followed === null || followed === 'loop' ? followed : `${followed.status} ${followed.to}`;
};

describe('rules are followed to the end at once', () => {
  it('a chain is one step for the visitor, and every rule of it is counted', () => {
    expect(follow('/a/', ['/a/', '/b'], ['/b/', '/si/c/'], ['/c/', '/nova/'])).toEqual({ to: '/nova/', status: 301, isExternal: false, rules: [1, 2, 3] });
  });
  it('it is for good only where all of it is', () => {
    expect(to('/a/', ['/a/', '/b/'], ['/b/', '/nova/', 302])).toBe('302 /nova/');
    expect(to('/a/', ['/a/', '/b/', 307], ['/b/', '/nova/'])).toBe('307 /nova/');
    expect(to('/a/', ['/a/', '/b/', 308], ['/b/', '/nova/'])).toBe('308 /nova/');
  });
  it('pages come before rules, on the way too', () => {
    expect(to('/nova/', ['/nova/', '/a/'])).toBeNull();
    expect(to('/a/', ['/a/', '/nova/'], ['/nova/', '/b/'])).toBe('301 /nova/');
    expect(to('/a/', ['/a/', '/x-izdelki-5/'], ['/(.*)', '/b/'])).toBe('301 /x-izdelki-5/');
  });
  it('old catalogue addresses belong to them [S2.46, S2.47]', () => {
    expect(to('/a/', ['/a/', '/nova-katalog/'])).toBe('301 /nova/');
    expect(to('/nova-katalog/')).toBe('301 /nova/');
    expect(to('/a/', ['/a/', '/stara-katalog/', 302])).toBe('302 /katalog-ne-obstaja/?missing_url=%2Fstara-katalog%2F');
  });
  it.each([
    [['/a/', '/a/']],
    [['/a/', '/a/?x=1']],
    [['/a/', '{host}/a/']],
    [['/a/', `${ORIGIN}/a`]],
    [
      ['/a/', '/b/'],
      ['/b/', '/c/'],
      ['/c/', '/b/'],
    ],
    [['/a(.*)', '/ab(1)']],
  ] as [string, string][][])('%j leads in a circle, which is told', (...rules) => expect(to('/a/', ...rules)).toBe('loop'));
  it('addresses that are ignored or blocked have no rules [S2.20]', () => {
    for (const path of ['/wp-x/', '/x.php/', '/api/x/', '/hr/error/x/']) expect(to(path, ['/(.*)', '/nova/'])).toBeNull();
  });
  it('a target elsewhere ends it; one on our own host is ours [S5.10, S5.11]', () => {
    expect(follow('/a/', ['/a/', '/b/'], ['/b/', 'https://maker.example/x'])).toMatchObject({ to: 'https://maker.example/x', isExternal: true, rules: [1, 2] });
    expect(to('/a/', ['/a/', '{host}/b'], ['/b/', '/nova/'])).toBe(`301 ${ORIGIN}/nova/`);
    expect(to('/a/', ['/a/', '//shop.test/b/'], ['/b/', '/nova/'])).toBe(`301 ${ORIGIN}/nova/`);
  });
});

describe('the query', () => {
  it.each([
    ['/a/?utm_source=x&b=%20', '/nova/', '/nova/?utm_source=x&b=%20'],
    ['/a/?utm_source=x', '/nova/?sort=price', '/nova/?sort=price&utm_source=x'],
    ['/a/?sort=name&utm_source=x', '/nova/?sort=price', '/nova/?sort=price&utm_source=x'],
    ['/a/?x=1', '/nova/#del', '/nova/?x=1#del'],
    ['/a/?x=%zz', '/nova/', '/nova/'],
    ['/a/?x=%0d%0aSet-Cookie', '/nova/', '/nova/'],
    [`/a/?x=${'y'.repeat(3000)}`, '/nova/', '/nova/'],
    ['/a/?x=1', 'https://maker.example/', 'https://maker.example/'],
  ])('of %s to %s: %s', (path, target, expected) => expect(to(path, ['/a/', target])).toBe(`301 ${expected}`));
});

it.each(LANGUAGE_CODES)('rules work the same in %s, with letters as people write them', (lang) => {
  const base = languageBase(lang, 'si');
  const rules: [string, string][] = [
    [`${base}čaji/(slug+)-(id+)/`, `${base}x/(2)/(1)/`],
    [`${base}x/(.+)`, `${base}404/`],
  ];
  expect(follow(`${base}%C4%8CAJI/Zeleni-12/?a=b`, ...rules)).toMatchObject({ to: `${base}404/?a=b`, rules: [1, 2] });
});
