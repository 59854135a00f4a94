import { expect, it } from 'vitest';
import { isMailAddress } from './is-mail-address.ts';
import { greetingName, oneLine, sanitizeTypedText } from './sanitize-typed-text.ts';

it('one line stays one line, without signs that cannot be seen', () => {
  expect(oneLine(' a\r\nb\u2028c\u0000d\u202ee\t f ')).toBe('a b c d e f');
});

it('people are greeted by names only', () => {
  expect(['Ana', 'Žan Luka', 'O’Brien', "D'Angelo", 'Ana-Marija'].map((name) => greetingName(name))).not.toContain(null);
  for (const name of ['', undefined, 'evil.example', 'Win 100', 'Ana <b>', 'https://x', 'A'.repeat(60)]) expect(greetingName(name)).toBeNull();
  expect(greetingName('Ana\r\nMarija')).toBe('Ana Marija');
});

it('typed addresses are not made links; ordinary words stay as they are', () => {
  for (const text of ['evil.example', 'see https://evil.si/x', 'www.evil', 'a@b.si']) expect(sanitizeTypedText(text).replace(/\u2060/g, '')).toBe(text);
  expect(sanitizeTypedText('evil.example')).not.toContain('evil.example');
  for (const text of ['ACME d.o.o.', 'Ul. 5', 'Dunajska c. 12/a']) expect(sanitizeTypedText(text)).toBe(text);
});

it('only one plain address is written to', () => {
  for (const text of ['ana@example.com', 'ana+shop@šola.si', "o'neil@example.co.uk", 'a@localhost']) expect(isMailAddress(text)).toBe(true);
  for (const text of ['a@b@c', 'a b@c', 'a,b@c', '<a@b>', 'a@b\n', 'a@', '@b', 'a@b..c', `${'a'.repeat(65)}@b`, `a@${'b'.repeat(260)}`])
    expect(isMailAddress(text)).toBe(false);
});
