import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { sameMeasures } from './units.ts';

const stems = (text: string) => analyse(text, 'en').map((term) => term.stem);

describe('measures', () => {
  it.each(['55"', '55″', '55 inch', '55-inch', '55 palcev', '55 inča', '55 Zoll', '55 pollici', '55 pulgadas', '55in', '55 col'])('%s is 55in', (text) =>
    expect(stems(text)).toEqual(['55in']),
  );

  it.each([
    ['1 TB', '1tb'],
    ['1TB', '1tb'],
    ['5.000 mAh', '5000mah'],
    ['120 Hz', '120hz'],
    ['7,5 kg', '7.5kg'],
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
});
