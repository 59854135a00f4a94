import { hostileTexts } from '@vitrina/contract/testing/hostile-texts';
import { pick } from '../random.ts';

const LONG = [300, 2_000, 20_000, 120_000];

/** Texts that have broken parsers, databases, patterns and pages. None resembles a server's own error. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202egnirts',
  '\u2028',
  '\r\nX-Injected: 1',
  '\t\u000b\u001b[31m',
  'č'.repeat(200),
  '😀👩‍👩‍👧‍👦🏳️‍🌈',
  'İstanbul ǅ ﬃ ẞ',
  'é'.normalize('NFD').repeat(50),
  'Z̷̢̛̥̀'.repeat(30),
  "' or 1=1 --",
  "'; drop table orders; --",
  "\\'; select pg_sleep(9); --",
  '$$||pg_sleep(9)||$$',
  '%',
  '_%_%_',
  '\\',
  '%00',
  '%c0%af',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/hostname',
  'http://127.0.0.1:1/',
  '//evil.example/',
  'javascript:alert(1)',
  '$' + '{7*7}',
  '{{7*7}}',
  '<%= 7 %>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '0',
  '1e309',
  '0x10',
  '9007199254740993',
  '2147483648',
  '-1',
  '1;2',
  '1,2,3',
  '[]',
  '{}',
  '[object Object]',
  '(((((((((((((((((((((a+)+)+)+',
  '*'.repeat(500),
  '(a|a)*'.repeat(60),
  '-'.repeat(3000),
  'a-'.repeat(2000),
  '@'.repeat(300),
  'a@'.repeat(200),
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.si`,
  '+'.repeat(400),
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '-271821-04-20',
  'si',
  'xx',
  'SI',
  'si-SI',
  'catalogproduct',
];

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  0.1 + 0.2,
  2,
  3,
  96,
  97,
  100,
  101,
  999,
  1_000,
  1_001,
  32_767,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  1e15,
  1e21,
  1e100,
  1e308,
  -1e308,
  5e-324,
];

const texts = hostileTexts();

export const hostileText = (next: () => number): string =>
  next() < 0.12
    ? pick(['a', 'č', '%', "'", '<', '\\', '-1 ', '"', '\u0000'], next).repeat(pick(LONG, next))
    : next() < 0.3
      ? pick(texts, next)
      : pick(TEXTS, next);

export const hostileNumber = (next: () => number): number => pick(NUMBERS, next);

/** Random JSON value. */
export function hostileValue(next: () => number, depth = 0): unknown {
  const kind = next();
  if (kind < 0.45) return hostileText(next);
  if (kind < 0.65) return hostileNumber(next);
  if (kind < 0.75) return pick([true, false, null], next);
  if (depth > 3) return null;
  if (kind < 0.87) return Array.from({ length: pick([0, 1, 2, 50], next) }, () => hostileValue(next, depth + 1));
  return Object.fromEntries(Array.from({ length: pick([0, 1, 3], next) }, () => [pick(KEYS, next), hostileValue(next, depth + 1)]));
}

/** Names of properties that objects inherit, and some with a meaning for other software. */
export const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  'length',
  '',
  '0',
  'id',
  'lang',
  'user_id',
  'isStaff',
  '$where',
  'a.b',
  'x',
] as const;
