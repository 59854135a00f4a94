import { describe, expect, it } from 'vitest';
import type { ReadQuery } from './read-query.ts';
import { relaxedQueries } from './relax-query.ts';
import type { SlotStatistics } from './vocabulary-queries.ts';

const query = (words: string, head: number): ReadQuery => {
  const slots = words.split(' ').map((word) => ({ words: [word], readings: [[word], [`${word}2`]] }));
  const stems = slots.map((slot) => slot.words[0] as string);
  return { lang: 'en', slots, stems, phrase: ` ${stems.join(' ')} `, head };
};
/** `k`: known, `t`: in a title too, `n`: a name too, `-`: unknown. */
const knowledge = (marks: string) =>
  [...marks].map((mark) => ({ known: mark !== '-', inTitles: mark === 't' || mark === 'n', isName: mark === 'n' })) as unknown as SlotStatistics[];
/** Words of what is asked for instead, and which of them is the thing wanted. */
const instead = (words: string, head: number, marks: string) =>
  relaxedQueries([query(words, head)], knowledge(marks)).map(([one]) => `${one?.stems.join(' ')} (${one?.stems[one.head]})`);

describe('what is asked for instead where no document has all words', () => {
  it.each<[string, string, number, string, string[]]>([
    ['leaves out an unknown word first', 'red xyzzy laptop', 2, 'n-n', ['red laptop (laptop)']],
    ['leaves out one word after another, never the thing wanted', 'red gaming laptop', 2, 'ttt', ['gaming laptop (laptop)', 'red laptop (laptop)']],
    ['keeps at least half of the words', 'a b c', 0, 'n--', []],
    ['keeps a name where just half of the words stay', 'kvant xyzzy', 0, 'n-', ['kvant (kvant)']],
    ['finds nothing for nonsense beside a word that happens to exist', 'wire xyzzy', 0, 't-', []],
    ['wants a word of a title among more than half', 'a b c', 0, 'kkk', []],
    ['has one of a title among more than half', 'a b c', 0, 'kkt', ['a c (a)']],
    ['finds nothing where all is unknown', 'xyzzy plugh', 0, '--', []],
    ['tries four at most', 'a b c d e f', 0, 'tttttt', ['a c d e f (a)', 'a b d e f (a)', 'a b c e f (a)', 'a b c d f (a)']],
  ])('%s: %s', (_what, words, head, marks, expected) => expect(instead(words, head, marks)).toEqual(expected));

  it('keeps the phrase, and the first word where the thing wanted is unknown', () => {
    const [[first] = []] = relaxedQueries([query('red soft xyzzy', 2)], knowledge('tt-'));
    expect(first).toMatchObject({ phrase: ' red soft ', stems: ['red', 'soft'], head: 0 });
    expect(first?.slots).toHaveLength(2);
  });

  it('is asked of the documents of every language', () => {
    const [set] = relaxedQueries([query('red xyzzy soft', 2), { ...query('red xyzzy soft', 2), lang: 'si' }], knowledge('t-t'));
    expect(set?.map(({ lang, stems }) => [lang, stems])).toEqual([
      ['en', ['red', 'soft']],
      ['si', ['red', 'soft']],
    ]);
  });
});
