import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { measureOf, sameMeasures, unitOf } from './units.ts';

const stems = (text: string) => analyse(text, 'en').map((term) => term.stem);

describe('measures', () => {
  it.each(['55"', '55″', '55 inch', '55-inch', '55 palcev', '55 inča', '55 Zoll', '55 pollici', '55 pulgadas', '55in', '55 col', '55 incha'])(
    '%s is 55in',
    (text) => expect(stems(text)).toEqual(['55in']),
  );

  it.each([
    ['1 TB', '1tb'],
    ['1TB', '1tb'],
    ['5.000 mAh', '5000mah'],
    ['120 Hz', '120hz'],
    ['7,5 kg', '7.5kg'],
    ['9 kila', '9kg'],
    ['2 tera', '2tb'],
    ['128 giga', '128gb'],
    ['65 wat', '65w'],
    ['15,6"', '15.6in'],
  ])('%s is %s', (text, measure) => expect(stems(text)).toEqual([measure]));

  it('knows diagonals in centimetres and terabytes as gigabytes', () => {
    expect(sameMeasures('55in')).toContain('140cm');
    expect(sameMeasures('27in')).toEqual(['69cm', '68cm']);
    expect(sameMeasures('138.7cm')).toEqual(['139cm']);
    expect(sameMeasures('1000gb')).toEqual(['1tb']);
    expect(sameMeasures('2048gb')).toEqual(['2tb']);
    expect(sameMeasures('16gb')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['9in', []],
    ['10in', ['25cm']],
    ['120in', ['305cm', '304cm']],
    ['121in', []],
    ['15.6in', ['40cm', '39cm', '15in']],
    ['17.9in', ['45cm', '17in']],
    ['23.8in', ['60cm', '24in']],
    ['31.5in', ['80cm', '32in']],
    ['139cm', []],
    ['138.2cm', ['138cm']],
    ['999gb', []],
    ['1000gb', ['1tb']],
    ['1024gb', ['1tb']],
    ['1500gb', []],
    ['3000gb', ['3tb']],
    ['500mb', []],
    ['55', []],
    ['gb', []],
    ['x55in', []],
    ['55inx', []],
    ['55in!', []],
  ])('%s is also written as %j', (measure, others) => expect(sameMeasures(measure)).toEqual(others));

  it.each<[string, string, string | null]>([
    ['55', 'inch', '55in'],
    ['007', 'kg', '7kg'],
    ['7.50', 'kg', '7.5kg'],
    ['1234567', 'g', '1234567g'],
    ['12345678', 'g', null],
    ['1.12345', 'g', null],
    ['1.1234', 'g', '1.1234g'],
    ['a5', 'g', null],
    ['5a', 'g', null],
    ['5', 'apples', null],
    ['.5', 'g', null],
  ])('%s and %s are the measure %s', (number, unit, measure) => expect(measureOf(number, unit)).toBe(measure));

  it('are known by their names in every language, folded', () => {
    expect(['palcev', 'zoll', 'pulgadas', 'litrov', 'watts', 'kilogrammi'].map(unitOf)).toEqual(['in', 'in', 'in', 'l', 'w', 'kg']);
    expect([unitOf('constructor'), unitOf('')]).toEqual([undefined, undefined]);
  });

  it('are found with what stands for the same', () => {
    const [inches, gigabytes] = [analyse('TV 55 inch', 'en')[1], analyse('1024 GB', 'en')[0]];
    expect(inches).toMatchObject({ shown: '55 inch', word: '55in', others: [['55', 'inch'], ['140cm'], ['139cm']] });
    expect(gigabytes?.others).toEqual([['1024', 'gb'], ['1tb']]);
    expect(analyse('5 apples', 'en').map((term) => term.stem)).toEqual(['5', 'appl']);
    expect(analyse('55in TV', 'en')[0]).toMatchObject({ shown: '55in', others: [['55'], ['140cm'], ['139cm']] });
  });
});
