import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const question = (id: string, title: string, html: string) => ({ id, title, html, text_lang: null });
const QUESTIONS = [
  question('a', 'Kako dolgo velja garancija?', '<p>Dve leti po prejemu.</p>'),
  question('b', 'Kdo plača vračilo?', '<p>Za garancijo <a href="/stroski/">poštnino</a> plačamo mi.</p>'),
  question('c', 'Čija je košarica?', '<p>Đorđeva šoljica.</p>'),
];
const found = (search: string) => findQuestions(QUESTIONS, search).map(({ id }) => id);

describe('questions are found', () => {
  it('by any form of a word, in title and answer', () => {
    expect(found('garancija')).toEqual(['a', 'b']);
    expect(found('GARANCIJE')).toEqual(['a', 'b']);
  });
  it('by all words together', () => expect(found('garancija poštnina')).toEqual(['b']));
  it('without marks and in Cyrillic', () => {
    expect(found('cija kosarica')).toEqual(['c']);
    expect(found('гаранција')).toEqual(['a', 'b']);
    expect(found('djordje')).toEqual(['c']);
  });
  it('not by what stands in the marks, nor by nothing', () => {
    expect(found('href')).toEqual([]);
    expect(found('stroski')).toEqual([]);
    expect(found(' ?! ')).toEqual([]);
    expect(found('televizor')).toEqual([]);
  });
});
