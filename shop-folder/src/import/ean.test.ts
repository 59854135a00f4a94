import { describe, expect, it } from 'vitest';
import { readEan } from './ean.ts';

describe('readEan', () => {
  it.each([
    ['5055288404878', '5055288404878'],
    ['505528 8404878', '5055288404878'],
    ['041333424019', '0041333424019'],
    ['96385074', '96385074'],
    ['5055288404879', null],
    ['0000000000000', null],
    ['12345', null],
    ['abcdefgh', null],
    ['', null],
  ])('reads %j as %j', (text, ean) => {
    expect(readEan(text)).toBe(ean);
  });
});
