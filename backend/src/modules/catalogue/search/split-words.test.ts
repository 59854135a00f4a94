import { describe, expect, it } from 'vitest';
import { growth, MAX_GROWTH } from '@vitrina/contract/testing/growth';
import { splitWords } from './split-words.ts';

const words = (text: string) => splitWords(text).map((token) => token.word);
const parts = (text: string) => splitWords(text).map((token) => token.parts);

describe('splitWords', () => {
  it('keeps model codes whole and in parts', () => {
    expect(words('Sony WH-1000XM4')).toEqual(['sony', 'wh1000xm4']);
    expect(parts('Sony WH-1000XM4')[1]).toEqual(['wh', '1000xm4']);
    expect(parts('RTX4070')).toEqual([['rtx', '4070']]);
    expect(parts('12GB')).toEqual([['12', 'gb']]);
    expect(parts('i9')).toEqual([[]]);
  });

  it('reads decimals with comma and point alike, and thousands without a sign', () => {
    expect(words('3,5 mm')).toEqual(['3.5', 'mm']);
    expect(words('15.6"')).toEqual(['15.6in']);
    expect(words('5.000 mAh')).toEqual(['5000', 'mah']);
    expect(words('0,125')).toEqual(['0.125']);
  });

  it('takes an inch sign for the unit', () => {
    expect(parts('55″ TV')).toEqual([['55', 'in'], []]);
    expect(parts("27'' monitor")[0]).toEqual(['27', 'in']);
  });

  it('separates what a slash, a comma or an apostrophe divides', () => {
    expect(words('Wi-Fi/Bluetooth,USB-C d’aria')).toEqual(['wifi', 'bluetooth', 'usbc', 'd', 'aria']);
  });

  it('is not led astray by signs of queries and quotes', () => {
    expect(words(String.raw`usb & ! | ( ) <-> ':* \\ "x`)).toEqual(['usb', 'x']);
    expect(words('')).toEqual([]);
    expect(words('💡 🎧')).toEqual([]);
  });

  it.each(['a-', '1,', 'a1', "x'", '1.', 'č', 'a\u0301', ' '])('takes work in proportion to the text, of %j again and again', (part) => {
    expect(growth({ size: 4000, text: (size) => part.repeat(size), work: splitWords })).toBeLessThan(MAX_GROWTH);
  });

  it('shows words as people write them, in small Latin letters', () => {
    const [shown] = [splitWords('Веш-машина WH-1000XM4 PERCHÉ').map((token) => token.shown)];
    expect(shown).toEqual(['veš-mašina', 'wh-1000xm4', 'perché']);
    expect(splitWords('c\u030caj')).toEqual([{ shown: 'čaj', word: 'caj', parts: [] }]);
  });

  it('cuts words at forty letters', () => expect(words(`${'a'.repeat(45)} b`)).toEqual(['a'.repeat(40), 'b']));

  it.each<[string, string[][]]>([
    ['rtx4070', [['rtx', '4070']]],
    ['a4', [[]]],
    ['ab4c', [[]]],
    ['12gb', [['12', 'gb']]],
    ['12xy', [[]]],
    ['1.5tb', [['1.5', 'tb']]],
    ['3.5-mm', [['3.5', 'mm']]],
    ['usb-c', [['usb', 'c']]],
    ['a_b+c', [['a', 'b', 'c']]],
    ['tv', [[]]],
  ])('%s is made of %j', (text, expected) => expect(parts(text)).toEqual(expected));

  it.each<[string, string[]]>([
    ['1.000', ['1000']],
    ['12,345', ['12345']],
    ['999.999', ['999999']],
    ['0.125', ['0.125']],
    ['1234,567', ['1234.567']],
    ['1.0005', ['1.0005']],
    ['1,5', ['1.5']],
    ['1,5,6', ['1', '5', '6']],
    ["d’aria l'acqua", ['d', 'aria', 'l', 'acqua']],
    ['15,6“', ['15.6in']],
    ['27’’', ['27in']],
    ['55 "', ['55in']],
    ['55x"', ['55x']],
    ['a/b&c d', ['a', 'b', 'c', 'd']],
  ])('%s is %j', (text, expected) => expect(words(text)).toEqual(expected));
});
