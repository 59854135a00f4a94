import { describe, expect, it } from 'vitest';
import { compileRedirects } from '@vitrina/contract/values/redirects';
import { endOfChain, redirectsInCircle, withoutQuery } from './redirect-chain.ts';

const rules = (...lines: string[]) =>
  compileRedirects(
    lines.map((line) => {
      const [old_path = '', new_path = '', type = '301'] = line.split(' ');
      return { old_path, new_path, type: Number(type) };
    }),
  );
const isPage = (path: string) => path.startsWith('/page/');
const circle = (oldPath: string, ...lines: string[]) => redirectsInCircle(oldPath, rules(...lines), isPage);
const end = (newPath: string, ...lines: string[]) => endOfChain(newPath, rules(...lines), isPage);
/** A chain of this many steps: /1/ to /2/ and so on. */
const chain = (steps: number) => Array.from({ length: steps }, (_, i) => `/${i + 1}/ /${i + 2}/`);

describe('rules that lead in a circle', () => {
  it.each<[string, string[]]>([
    ['/a/', ['/a/ /a/']],
    ['/a/', ['/a/ /b/', '/b/ /a/']],
    ['/a/', ['/a/ /b', '/b/ /a']],
    ['/a/', ['/a/ /b/?x=1', '/b/ /a/#y']],
    ['/a/', ['/a/ {host}/b/', '/b/ {host}/a/']],
    ['/', ['/ {host}']],
    ['/(slug+)/', ['/(slug+)/ /(1)/']],
    ['/old/(id+)/', ['/old/(id+)/ /old/27/']],
    ['/old/(.*)', ['/old/(.*) /old/x/(1)']],
    ['/old/(.+)', ['/old/(.+) /older/(1)', '/older/(.*) /old/(1)']],
    ['/a/(slug*)/', ['/a/(slug*)/ /b/(1)/', '/b/name-2/ /a/name-2/']],
    ['/a/(id*)/', ['/a/(id*)/ /b/(1)/', '/b/300/ /a/300/']],
  ])('%s: %j', (oldPath, lines) => expect(circle(oldPath, ...lines)).toBe(true));

  it.each<[string, string[]]>([
    ['/a/', ['/a/ /b/']],
    ['/a/', ['/a/ /b/', '/b/ /c/']],
    ['/a/', ['/a/ https://other.example/a/']],
    ['/a/', ['/a/ //other.example/a/']],
    ['/a/', ['/a/ /page/', '/page/ /a/']],
    ['/page/', ['/page/ /page/']],
    ['/a/', ['/a/ b/', 'b/ /a/']],
    ['/old/(slug+)/', ['/old/(slug+)/ /new/(1)/']],
    ['/old/(id+)/', ['/old/(id+)/ /old/x(1)/']],
    ['/(.*)', ['/(.*) /page/(1)']],
  ])('are not these, %s: %j', (oldPath, lines) => expect(circle(oldPath, ...lines)).toBe(false));

  it('are also those that go on and on', () => expect([circle('/1/', ...chain(10)), circle('/1/', ...chain(11))]).toEqual([false, true]));
});

describe('the end of a chain', () => {
  it.each<[string, string[], string]>([
    ['/a/', [], '/a/'],
    ['/a/', ['/a/ /b/', '/b/ /c/'], '/c/'],
    ['/a/', ['/a/ /b/ 308', '/b/ /c/'], '/c/'],
    ['/a/', ['/a/ /b/ 302', '/b/ /c/'], '/a/'],
    ['/a/', ['/a/ /b/', '/b/ /c/ 307'], '/b/'],
    ['/a/?x=1', ['/a/ /b/'], '/b/?x=1'],
    ['/a/#part', ['/a/ /b/'], '/b/#part'],
    ['/a/?x=1', ['/a/ /b/?y=2'], '/a/?x=1'],
    ['/a/#part', ['/a/ /b/#other'], '/a/#part'],
    ['/a/', ['/a/ /b/?y=2'], '/b/?y=2'],
    ['/page/a/', ['/page/a/ /b/'], '/page/a/'],
    ['/a/', ['/a/ https://other.example/x/'], 'https://other.example/x/'],
    ['/a/', ['/a/ {host}/x/', '/x/ /y/'], '{host}/x/'],
    ['https://other.example/a/', ['/a/ /b/'], 'https://other.example/a/'],
    ['//other.example/a/', ['/(.*) /b/'], '//other.example/a/'],
    ['/a//evil.example/', ['/a(.*) (1)'], '/a//evil.example/'],
  ])('%s by %j is %s', (newPath, lines, to) => expect(end(newPath, ...lines)).toBe(to));

  it('is looked for ten steps far', () => expect([end('/1/', ...chain(9)), end('/1/', ...chain(30))]).toEqual(['/10/', '/11/']));
});

it.each([
  ['/a/?x=1#y', '/a/'],
  ['/a/#y?x=1', '/a/'],
  ['/a/', '/a/'],
  ['?x', ''],
])('%j without its query is %j', (target, path) => expect(withoutQuery(target)).toBe(path));
