import { describe, expect, it } from 'vitest';
import { cutText, truncateCharacters, truncateWords } from './text.ts';

const letters = (count: number) => 'a'.repeat(count);

describe('a text cut by characters', () => {
  it.each([
    ['as long as may be', letters(50), letters(50)],
    ['one too long', letters(51), `${letters(50)}…`],
    ['at the end of a word', `${letters(30)} ${letters(30)}`, `${letters(30)}…`],
    ['in a word, where the one before ends in the first half', `${letters(20)} ${letters(60)}`, `${letters(20)} ${letters(29)}…`],
    ['in a word, where the one before ends in the middle', `${letters(25)} ${letters(60)}`, `${letters(25)} ${letters(24)}…`],
    ['just behind the middle', `${letters(26)} ${letters(60)}`, `${letters(26)}…`],
    ['without the signs before the cut', `${letters(40)} – , ${letters(40)}`, `${letters(40)}…`],
    ['with the signs inside of it', `${letters(20)}, ${letters(15)}; ${letters(40)}`, `${letters(20)}, ${letters(15)}…`],
    ['between characters of two units', '😀'.repeat(60), `${'😀'.repeat(50)}…`],
    ['not at all', '', ''],
  ])('%s [S9.44]', (_what, text, cut) => expect(truncateCharacters(text)).toBe(cut));

  it('has the limit that is asked for', () => expect([truncateCharacters('abcdef', 6), truncateCharacters('abcdef', 4)]).toEqual(['abcdef', 'abcd…']));
});

describe('a text cut by words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
  it('keeps twenty [S9.45]', () => expect([truncateWords(words(20)), truncateWords(words(21))]).toEqual([words(20), `${words(20)}…`]));
  it.each([
    ['  one  two  ', 3, 'one  two'],
    ['\n one\ntwo   three four', 3, 'one two three…'],
    ['one two, – ; three', 2, 'one two…'],
    ['one two-: three', 2, 'one two…'],
    ['one, two three', 2, 'one, two…'],
    ['one two.', 2, 'one two.'],
  ])('%j by %i is %j', (text, limit, cut) => expect(truncateWords(text, limit)).toBe(cut));
});

it.each([
  ['abc', 2, 'ab'],
  ['abc', 9, 'abc'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['\ud83d tail', 6, '\ud83d tail'],
])('the first units of %j up to %i are %j: no half of a pair', (text, length, cut) => expect(cutText(text, length)).toBe(cut));
