import { describe, expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const titles = (...all: string[]) => all.map((title) => ({ title }));
const shape = (locale: string, ...all: string[]) =>
  groupByLetter(titles(...all), locale).map(({ letter, entries }) => `${letter}: ${entries.map((one) => one.title).join(' ')}`);

describe('manufacturers by letter', () => {
  it('stand in the order of the alphabet, without accents, numbers last [S2.10]', () => {
    expect(shape('sl-SI', 'Žar', 'acme', '3M', 'Čuk', 'Cona', 'Đuro', 'Delta')).toEqual(['A: acme', 'C: Cona Čuk', 'D: Delta Đuro', 'Z: Žar', '#: 3M']);
  });
  it('are every one of them there once, however many [S2.10]', () => {
    const many = titles(...Array.from({ length: 2000 }, (_, i) => `Brand ${i}`));
    expect(groupByLetter(many, 'en-GB').flatMap((group) => group.entries)).toHaveLength(2000);
  });
  it('give no group when there are none', () => expect(shape('de-DE')).toEqual([]));
});
