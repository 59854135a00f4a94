import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../contract/src/values/languages.ts';
import { checkLabels, checkNames, checkTexts, formsOf } from './check-labels.ts';

const everywhere = (make: (lang: LanguageCode) => Record<string, string>) =>
  Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, make(lang)])) as Record<LanguageCode, Record<string, string>>;
const pieces = (lang: LanguageCode) => Object.fromEntries(formsOf(lang).map((form) => [`pieces.${form}`, 'x']));

describe('interface texts', () => {
  it('of this checkout are whole in all ten languages', () => {
    expect(checkLabels(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
  });

  it.each([
    ['si', ['one', 'two', 'few', 'other']],
    ['hr', ['one', 'few', 'other']],
    ['rs', ['one', 'few', 'other']],
    ['me', ['one', 'few', 'other']],
    ['en', ['one', 'other']],
    ['it', ['one', 'other']],
  ] as const)('%s needs the plural forms %j', (lang, forms) => {
    expect(new Set(formsOf(lang))).toEqual(new Set(forms));
  });

  it('may be there in full', () => {
    expect(
      checkTexts(
        'common',
        everywhere((lang) => ({ cart: 'x', ...pieces(lang) })),
      ),
    ).toEqual([]);
  });

  it('have each name in one area alone', () => {
    expect(checkNames({ cart: { none: 'x', sum: 'x' }, desk: { none: 'y' } })).toEqual(['none stands in cart and in desk']);
  });

  it('are missed by name and language', () => {
    const texts = everywhere((lang) => ({ cart: 'x', ...pieces(lang) }));
    texts.hr = { 'pieces.one': 'x', 'pieces.other': 'x', cart: ' ' };
    expect(checkTexts('common', texts)).toEqual(['common/hr.json lacks cart', 'common/hr.json lacks pieces.few']);
  });

  it('have no plural form that the language does not know', () => {
    const texts = everywhere((lang) => pieces(lang));
    texts.en = { ...texts.en, 'pieces.two': 'x' };
    expect(checkTexts('common', texts)).toEqual(['common/en.json has pieces.two, a form that en does not know']);
  });
});
