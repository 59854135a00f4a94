import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { analyse } from './analyse.ts';

const others = (text: string, lang: LanguageCode) => analyse(text, lang).map((term) => term.others);

describe('the words of a text', () => {
  it('written without German dots are those with them, in German of both countries alone', () => {
    expect(others('kuehlschrank', 'de')).toEqual([[['kuhlschrank']]]);
    expect(others('kuehlschrank', 'at')).toEqual([[['kuhlschrank']]]);
    expect([others('kuehlschrank', 'en'), others('kuehlschrank', 'it'), others('maus', 'de')]).toEqual([[[]], [[]], [[]]]);
  });

  it('that are made of parts are found by these, without the little ones', () => {
    expect(others('wi-fi', 'en')).toEqual([[['wi', 'fi']]]);
    expect(others('plug-and-play', 'en')).toEqual([[['plug', 'play']]]);
    expect(others('tv', 'en')).toEqual([[]]);
  });

  it('leave out little words, and join a number with the unit behind it only', () => {
    expect(analyse('the tv with 5 g for 7 kg', 'en').map((term) => term.stem)).toEqual(['tv', '5g', '7kg']);
    expect(analyse('kg 7', 'en').map((term) => term.stem)).toEqual(['kg', '7']);
    expect(analyse('7 kg 8', 'en').map(({ shown, stem }) => [shown, stem])).toEqual([
      ['7 kg', '7kg'],
      ['8', '8'],
    ]);
    expect(analyse('12gb 16', 'en').map((term) => term.stem)).toEqual(['12gb', '16']);
  });
});
