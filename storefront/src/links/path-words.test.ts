import { describe, expect, it } from 'vitest';
import { pathWords } from './path-words.ts';

describe('words of an address that leads nowhere', () => {
  it.each([
    ['/hr/stari-televizor-55-proizvodi-812/', 'stari televizor 55'],
    ['/televizor-55/', 'televizor 55'],
    ['/pralni-stroji/ozki/', 'pralni stroji ozki'],
    ['/Prenosnik_Kvant.html', 'Prenosnik Kvant'],
    ['/slu%C5%A1alke-tihota/', 'slušalke tihota'],
    ['/404/', ''],
    ['/', ''],
    ['/%E0%A4%A/', 'E0 A4 A'],
    ['/x?missing=<b>', 'x'],
  ])('%s is searched as "%s" [S2.47]', (path, words) => expect(pathWords(path)).toBe(words));

  it('is text, never markup, and of bounded length [S2.47]', () => {
    expect(pathWords('/<script>alert(1)</script>/')).toBe('script alert 1 script');
    expect(pathWords(`/${'a'.repeat(2000)}/`).length).toBeLessThanOrEqual(80);
  });
});
