import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { expect, it } from 'vitest';
import { officeDate, officeMoment } from './office-date.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('each of ten languages writes a day as its readers do', () => {
  const days = LANGUAGE_CODES.map((lang) => [lang, plain(officeDate('2026-11-01', LANGUAGES[lang].locale))]);
  expect(Object.fromEntries(days)).toEqual({
    en: '01/11/2026',
    si: '1. 11. 2026',
    hr: '01. 11. 2026.',
    de: '01.11.2026',
    at: '01.11.2026',
    rs: '1. 11. 2026.',
    ba: '1. 11. 2026.',
    me: '1. 11. 2026.',
    it: '01/11/2026',
    es: '1/11/2026',
  });
});

it('a moment has the hour of the shop’s clock behind its day, and breaks over no line', () => {
  expect(plain(officeMoment('2026-10-31T23:05:00Z', LANGUAGES.si.locale))).toBe('1. 11. 2026, 00:05');
  expect(plain(officeMoment('2026-07-05T22:05:00Z', LANGUAGES.rs.locale))).toBe('6. 7. 2026. 00:05');
  expect(officeDate('2026-11-01', LANGUAGES.si.locale)).not.toMatch(/ /);
});
