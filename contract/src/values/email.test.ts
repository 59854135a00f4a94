import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('an e-mail address', () => {
  it('is known by its form', () => {
    for (const good of ['a@b.si', 'ana.kupec+shop@mail.example.com', 'ž@žaga.si']) expect(isEmail(good)).toBe(true);
    for (const bad of [
      'a@b',
      'a b@c.si',
      '@c.si',
      'a@',
      'a@b..si',
      'a@-b.si',
      '.a@b.si',
      'a@b.si, c@d.si',
      'a@b.si\nBcc: x@y.si',
      'a\ud800b@c.si',
      'a\ufffdb@c.si',
      'a\u0000@b.si',
    ])
      expect(isEmail(bad)).toBe(false);
  });

  it.each(['a..b@c.si', 'a.@c.si', '.a@c.si', `${'a'.repeat(65)}@c.si`, `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.si`])(
    '%s is none',
    (text) => expect(isEmail(text)).toBe(false),
  );

  it('has 254 characters at most', () => {
    const ofLength = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.si`;
    expect([254, 255].map((length) => [ofLength(length).length, isEmail(ofLength(length))])).toEqual([
      [254, true],
      [255, false],
    ]);
  });
});
