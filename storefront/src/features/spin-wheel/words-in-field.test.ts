import { describe, expect, it } from 'vitest';
import { wordsInField } from './words-in-field.ts';

describe('the name of a prize in its field of the wheel', () => {
  it.each([
    ['10 % popusta', 0.25, ['10 % popusta']],
    ['Slušalke Tihota Gozd 2', 0.2, ['Slušalke Tihota', 'Gozd 2']],
    ['Slušalke Tihota Gozd 2', 0.06, ['Slušalke Tihota…']],
    ['Brezplačna dostava do konca meseca za vse', 0.3, ['Brezplačna', 'dostava do konca', 'meseca za vse']],
    ['Geräuschunterdrückung', 0.1, ['Geräuschunterdr…']],
    ['10 % popusta', 0.04, []],
  ])('%s with a share of %s reads %j', (title, share, lines) => {
    expect(wordsInField(title, share)).toEqual(lines);
  });
});
