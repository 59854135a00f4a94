import { expect, it } from 'vitest';
import { keepQuery, mergeQueries } from './keep-query.ts';

it.each([
  ['/a/', '?utm_source=x&b=%20', '/a/?utm_source=x&b=%20'],
  ['/a/', '?x=1&x=2&=3', '/a/?x=1&x=2&=3'],
  ['/a/?sort=price', '?sort=name&utm_source=x', '/a/?sort=price&utm_source=x'],
  ['/a/?b=1#c', '?d=2', '/a/?b=1&d=2#c'],
  ['/a/#c', '', '/a/#c'],
  ['/a/?b=1#part two?', '?c=2', '/a/?b=1&c=2#part two?'],
  ['/a\n/', '?c=2', '/a\n/'],
  ['/a/', '?x=%0d%0aSet-Cookie', '/a/'],
  ['/a/', '?x=%zz', '/a/'],
  ['/a/', `?x=${'y'.repeat(3000)}`, '/a/'],
])('%s with %s is %s', (to, brought, expected) => expect(keepQuery(to, brought)).toBe(expected));

it.each([
  ['', '', ''],
  ['?a=1', '', 'a=1'],
  ['', '?a=1', 'a=1'],
  ['?a=1', '?a=2&b=3', 'a=1&b=3'],
  ['a=1', 'b=2&&c', 'a=1&b=2&c'],
  ['?a=1', '?%61=2&b=?x', 'a=1&b=?x'],
  ['a=?1', 'b=?2', 'a=?1&b=?2'],
  ['?a=1', '&&', 'a=1'],
])('%j said and %j brought along are %j', (own, brought, query) => expect(mergeQueries(own, brought)).toBe(query));
