import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from './countries.ts';
import { languagesFor, isSameBaseLanguage } from './fallback-languages.ts';
import { isLanguageCode, LANGUAGE_CODES } from './languages.ts';
import { isSameLanguage, languageOfTag, sameLanguages } from './same-language.ts';

describe('one language in two markets', () => {
  it.each([
    ['de-DE', 'de-AT', true],
    ['de', 'de-CH', true],
    ['sr-Latn-RS', 'sr-Latn-ME', true],
    ['de-DE', 'it-IT', false],
    ['sl-SI', 'sk-SK', false],
  ])('%s and %s: %s', (one, other, same) => expect(isSameLanguage(one, other)).toBe(same));

  it('German is that of Germany and of Austria, Serbian that of Serbia and Montenegro [S1.30]', () => {
    const groups = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, sameLanguages(lang)]));
    expect(groups).toEqual({
      ...Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, [lang]])),
      ...{ de: ['de', 'at'], at: ['de', 'at'], rs: ['rs', 'me'], me: ['rs', 'me'] },
    });
  });

  it.each([
    ['de-CH', 'de'],
    ['en-US', 'en'],
    ['hr', 'hr'],
    ['fr-FR', null],
    ['', null],
  ])('a browser in %j reads %s', (tag, lang) => expect(languageOfTag(tag)).toBe(lang));

  it('texts that are missing are looked for in the own language, then in a close one, then in English', () => {
    expect([languagesFor('si'), languagesFor('de'), languagesFor('at'), languagesFor('en')]).toEqual([
      ['si', 'en'],
      ['de', 'at', 'en'],
      ['at', 'de', 'en'],
      ['en'],
    ]);
    for (const lang of LANGUAGE_CODES) expect([languagesFor(lang)[0], languagesFor(lang).at(-1)]).toEqual([lang, 'en']);
  });

  it('the tongue of a text does not depend on its market', () => {
    expect([isSameBaseLanguage('de', 'at'), isSameBaseLanguage('rs', 'me'), isSameBaseLanguage('hr', 'ba'), isSameBaseLanguage('si', 'en')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('codes of languages and countries', () => {
  it.each([...LANGUAGE_CODES])('%s is a language [S1.29]', (code) => expect(isLanguageCode(code)).toBe(true));
  it.each(['', 'xx', 'SI', 'toString', 'at ', 12, null, ['si']])('%j is no language', (code) => expect(isLanguageCode(code)).toBe(false));

  it.each([...COUNTRY_CODES])('%s is a country of delivery', (code) => expect(isCountryCode(code)).toBe(true));
  it.each(['', 'FR', 'si', 1, null, undefined, ['SI']])('%j is none', (code) => expect(isCountryCode(code)).toBe(false));
});
