import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { correctWords } from './correct-words.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = (...names: string[]) => new Vocabulary(names.map((word) => ({ word, shown: word, stem: word, documents: 9, isName: word !== 'lader' })));
const corrected = (q: string, lang: LanguageCode, names: string[]) =>
  correctWords(new Map([[lang, vocabulary(...names)]]), { q, unknown: [q], langs: [lang], typing: false });

describe('a word that no product has', () => {
  it('is the one that differs in a letter', () => expect(corrected('waserkocher', 'de', ['wasserkocher', 'kocher'])).toBe('wasserkocher'));
  it('is the two that it is made of', () => expect(corrected('wallmount', 'en', ['wall', 'mount'])).toBe('wall mount'));
  it('in German is at least the thing at its end, the longest that the shop names', () => {
    expect(corrected('schnellladekabel', 'de', ['kabel', 'ladekabel'])).toBe('ladekabel');
    expect(corrected('reisenetzteil', 'at', ['netzteil'])).toBe('netzteil');
  });
  it('may be named in another form than the one it ends with', () => {
    const words = [
      { word: 'ladegerat', isName: false },
      { word: 'ladegerate', isName: true },
    ].map(({ word, isName }) => ({ word, shown: word, stem: 'ladegerat', documents: 9, isName }));
    const known = new Map([['de' as const, new Vocabulary(words)]]);
    expect(correctWords(known, { q: 'schnellladegerat', unknown: ['schnellladegerat'], langs: ['de'], typing: false })).toBe('ladegerat');
  });
  it('is none at all where its end is no name, or the language makes no such words', () => {
    expect(corrected('entlader', 'de', ['lader'])).toBeNull();
    expect(corrected('schnellladekabel', 'en', ['kabel'])).toBeNull();
  });
});
