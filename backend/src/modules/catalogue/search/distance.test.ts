import { describe, expect, it } from 'vitest';
import { nearest } from './correct-words.ts';
import { allowedErrors, distance } from './distance.ts';

describe('distance', () => {
  it.each([
    ['laptop', 'laptop', 0],
    ['lapotp', 'laptop', 1],
    ['lapto', 'laptop', 1],
    ['headphnoes', 'headphones', 1],
    ['wirelress', 'wireless', 1],
    ['samsnug', 'samsung', 1],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('from %s to %s are %i steps', (a, b, steps) => expect(distance(a, b)).toBe(steps));

  it('lets a beginning go on', () => expect(distance('sounbd', 'soundbar', { beginning: true })).toBe(1));

  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('forgives in %i letters %i errors', (length, errors) => expect(allowedErrors(length)).toBe(errors));
});

describe('nearest', () => {
  const word = (text: string, documents: number) => ({ word: text, shown: text, documents });
  it('lets the frequent word win', () => expect(nearest('mosue', [word('moose', 2), word('mouse', 900)])).toBe('mouse'));
  it('prefers one error to two unless the other is much more frequent', () => {
    expect(nearest('keybaordd', [word('keyboards', 5), word('keyboard', 100)])).toBe('keyboard');
    expect(nearest('speakerr', [word('speakers', 40), word('sneakers', 900)])).toBe('speakers');
    expect(nearest('zzzzzz', [word('mouse', 900)])).toBeNull();
  });
});
