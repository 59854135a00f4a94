import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { documentLanguages, queryTerms, readQuery } from './read-query.ts';

const read = (q: string, { spoken = 'en', lang = spoken, joined = [] }: { spoken?: LanguageCode; lang?: LanguageCode; joined?: string[] } = {}) =>
  readQuery({ q, spoken, lang, joined: new Set(joined) });

describe('a query', () => {
  it('is read word by word, with what means the same, and a measure as one', () => {
    expect(read('red wh-1000xm4 55 inch')).toEqual({
      lang: 'en',
      stems: ['red', 'wh1000xm4', '55in'],
      joined: [],
      head: 0,
      after: 3,
      slots: [
        { words: ['red'], readings: [['red'], ['=red']] },
        { words: ['wh1000xm4'], readings: [['wh1000xm4'], ['wh', '1000xm4']] },
        { words: ['55in'], readings: [['55in'], ['55', 'inch'], ['140cm'], ['139cm']] },
      ],
    });
  });

  it('takes an expression of several words as one thing', () => {
    const { slots, stems } = read('washing machine white');
    expect(slots.map(({ words }) => words)).toEqual([['washing', 'machine'], ['white']]);
    expect(slots[0]?.readings).toEqual([[stems[0], stems[1]], [expect.stringMatching(/^=wash/)]]);
  });

  it('takes two words for one where the shop writes them so', () => {
    const [slot, ...more] = read('head set', { joined: ['headset'] }).slots;
    expect(slot?.words).toEqual(['head', 'set']);
    expect(slot?.readings).toEqual(expect.arrayContaining([['head', 'set'], ['headset']]));
    expect(more).toEqual([]);
    expect(read('zork blip', { joined: ['blipzork'] }).slots).toHaveLength(2);
    expect(read('zork blip', { joined: ['zorkblip'] }).slots).toEqual([{ words: ['zork', 'blip'], readings: [['zork', 'blip'], ['zorkblip']] }]);
  });

  it('is understood as the speaker names things, and stemmed as the documents are', () => {
    const things = ({ slots }: ReturnType<typeof read>) => slots.flatMap(({ readings }) => readings.flat().filter((word) => word.startsWith('=')));
    const inOwn = things(read('washing machine'));
    expect(inOwn).toHaveLength(1);
    expect(things(read('pralni stroj', { spoken: 'si', lang: 'en' }))).toEqual(inOwn);
    expect(things(read('lavatrice', { spoken: 'si' }))).toEqual(inOwn);
    expect(things(read('handy'))).toEqual([]);
    expect(read('slušalke', { spoken: 'si', lang: 'en' }).lang).toBe('en');
  });

  it.each<[string, LanguageCode, number]>([
    ['red laptop', 'en', 1],
    ['laptop red', 'en', 0],
    ['laptop case', 'en', 1],
    ['zork blip', 'en', 1],
    ['zork 4070', 'en', 0],
    ['4070', 'en', 0],
    ['lavatrice bianca', 'it', 0],
    ['bianca lavatrice', 'it', 1],
    ['zork blip', 'it', 0],
    ['zork blip', 'es', 0],
    ['zork blip', 'de', 1],
    ['', 'en', 0],
  ])('of %j in %s the thing wanted is word %i', (q, spoken, head) => expect(read(q, { spoken }).head).toBe(head));

  it('has 200 characters and twelve words of forty letters at most', () => {
    expect(queryTerms(Array.from({ length: 20 }, (_, i) => `word${i}x`).join(' '), 'en')).toHaveLength(12);
    // `a` is a stop word, so the terms begin after it: two letters of the last word are within the limit.
    expect(queryTerms(`${'a '.repeat(99)}bcd efgh`, 'en').map((term) => term.word)).toEqual(['bc']);
    const long = queryTerms('9'.repeat(60), 'en');
    expect(long.map(({ word, stem }) => [word.length, stem.length])).toEqual([[40, 40]]);
  });
});

it.each<[LanguageCode, LanguageCode[]]>([
  ['en', ['en']],
  ['de', ['de', 'at', 'en']],
  ['at', ['at', 'de', 'en']],
  ['si', ['si', 'en']],
  ['me', ['me', 'en']],
])('a query in %s is put to documents in %j', (lang, languages) => expect(documentLanguages(lang)).toEqual(languages));
