import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { encodeLatin2, isLatin2 } from './latin2.ts';

const isAscii = (char: string) => /^[ -~]$/.test(char);

describe('fitText', () => {
  it('keeps what the alphabet has and finds a likeness for the rest', () => {
    expect(fitText('Šček đurđa ß ñ „ä“', 50, isLatin2)).toBe('Šček đurđa ß n "ä"');
    expect(fitText('Šček đurđa ß ñ Łódź', 50, isAscii)).toBe('Scek durda ss n Lodz');
    expect(fitText('Жељко Његош', 50, isLatin2)).toBe('Željko Njegoš');
    expect(fitText('五 👍🏽 5 €', 50, isAscii)).toBe('. .. 5 EUR');
  });

  it('joins letters and their marks, and lines, before it counts', () => {
    expect(fitText('c\u030cs\u030c\r\n\tz\u030c', 4, isLatin2)).toBe('čš ž');
  });

  it('cuts characters, not bytes, and leaves no space at the end', () => {
    expect(fitText('čččččččč', 5, isLatin2)).toBe('ččččč');
    expect(fitText('ab cd', 3, isLatin2)).toBe('ab');
    expect(fitText('ß', 1, isAscii)).toBe('s');
  });

  it('writes every letter it lets through in one byte of ISO 8859-2', () => {
    expect(encodeLatin2('č ć š ž đ ß')).toEqual(Buffer.from([0xe8, 0x20, 0xe6, 0x20, 0xb9, 0x20, 0xbe, 0x20, 0xf0, 0x20, 0xdf]));
    expect(() => encodeLatin2('ñ')).toThrow();
  });
});
