import { expect, it } from 'vitest';
import { allOf, anyOf, lexeme } from './tsquery.ts';

it.each([
  ['tv', {}, "'tv'"],
  ['tv', { beginning: true }, "'tv':*"],
  ['tv', { weights: 'AB' }, "'tv':AB"],
  ['tv', { weights: 'D', beginning: true }, "'tv':*D"],
  ["o'neil", {}, "'o''neil'"],
  ['a\\b', {}, "'a\\\\b'"],
  ["' | !b & (", {}, "''' | !b & ('"],
])('%j with %j is the lexeme %s, in which nothing is an operator', (text, options, written) => expect(lexeme(text, options)).toBe(written));

it('lexemes are joined by and, by or, each once', () => {
  const [a, b] = [lexeme('a'), lexeme('b')];
  expect([allOf([a, b]), anyOf([a, b]), allOf([a, a]), anyOf([b])]).toEqual(["('a' & 'b')", "('a' | 'b')", "'a'", "'b'"]);
  expect(anyOf([allOf([a, b]), b, b])).toBe("(('a' & 'b') | 'b')");
});
