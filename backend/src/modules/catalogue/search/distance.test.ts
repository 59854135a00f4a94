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
    ['abc', '', 3],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['aab', 'aba', 1],
    ['xab', 'xba', 1],
    ['abx', 'bax', 1],
  ])('from %s to %s are %i steps', (a, b, steps) => expect(distance(a, b)).toBe(steps));

  it('lets a beginning go on', () => expect(distance('sounbd', 'soundbar', { beginning: true })).toBe(1));

  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [40, 2],
    [0, 0],
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
  it('is for words of the vocabulary that are not the word itself, and none where there are none', () => {
    expect([nearest('mouse', [word('mouse', 900)]), nearest('mouse', [])]).toEqual([null, null]);
    expect(nearest('mosue', [word('mouse', 10), word('moose', 10)])).toBe('mouse');
    expect([nearest('keybord', [word('keyboards', 900)]), nearest('keybord', [word('keyboards', 900)], true)]).toEqual([null, 'keyboards']);
    expect(nearest('keyboarrdd', [word('keyboard', 31), word('keyboardd', 1)])).toBe('keyboard');
    expect(nearest('keyboarrdd', [word('keyboard', 29), word('keyboardd', 1)])).toBe('keyboardd');
  });
});
