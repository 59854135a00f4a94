import { describe, expect, it } from 'vitest';
import { type Candidates, chooseSlots, type SlotKnowledge } from './choose-matches.ts';
import { HEAD_NAMED } from './match-segment.ts';

/** `k`: known, `t`: also in a title, `n`: also a name, `a`: a name after `for`, `m`: a measure in a title, `-`: unknown. */
const knowledge = (marks: string): SlotKnowledge[] =>
  [...marks].map((mark) => ({
    frequency: mark === '-' ? 0 : 9,
    inTitles: 'tnam'.includes(mark),
    isName: 'na'.includes(mark),
    isAfter: mark === 'a',
    isMeasure: mark === 'm',
  }));
/** Products by the slots that they match, `x`; a final `*`: the head is named in title, brand or category. */
const having = (...products: string[]): Candidates => {
  const masks = products.map((one) => [...one].reduce((mask, mark, i) => mask | (mark === 'x' ? 1 << i : mark === '*' ? HEAD_NAMED : 0), 0));
  return { products: Int32Array.from(masks, (_, i) => i), hits: Uint32Array.from(masks), isResult: () => true };
};
const chosen = (marks: string, head: number, ...products: string[]) => {
  const mask = chooseSlots([having(...products)], knowledge(marks), head);
  return [...marks].map((_, i) => (mask & (1 << i) ? 'x' : '.')).join('');
};

describe('the words that results must have', () => {
  it.each<[string, string, number, string[], string]>([
    ['are all where a product has all', 'nnt', 1, ['xxx*', 'xx.*'], 'xxx'],
    ['lose an unknown word first', 'n-n', 2, ['x..', 'x.x*'], 'x.x'],
    ['keep the thing before its qualities', 'ttn', 2, ['xx.', 'x.x*'], 'x.x'],
    ['lose what it is for before anything else', 'tna', 1, ['xx.*', '.xx*'], 'xx.'],
    ['keep a measure before a word that also names a category', 'nmn', 0, ['xx.*', 'x.x*'], 'xx.'],
    ['are too few below a half', 't--', 0, ['x..'], '...'],
    ['keep a name where fewer stay', 'n--', 0, ['x..*'], 'x..'],
    ['are none for nonsense beside a word that happens to exist', 't-', 0, ['x.'], '..'],
    ['want a word of a title among more than half', 'kkk', 0, ['xx.'], '...'],
    ['have one of a title among more than half', 'kkt', 0, ['x.x'], 'x.x'],
    ['are none where all is unknown', '--', 0, [], '..'],
    ['are not met by a description that mentions the thing', 'nt', 0, ['xx', 'x.*'], 'x.'],
  ])('%s', (_what, marks, head, products, expected) => expect(chosen(marks, head, ...products)).toBe(expected));
});
