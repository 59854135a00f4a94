import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['its own', 'si', ['poceni']],
  ['those of the language it reads', 'at', ['billig']],
  ['none where neither has any', 'es', []],
] as const)('a text is judged by words of its language: %s (%s)', (_, lang, found) => {
  expect(wordsOf({ si: ['poceni'], de: ['billig'] }, lang)).toEqual(found);
});
