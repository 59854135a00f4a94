import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { expect, it } from 'vitest';
import { officeDate, officeMoment, officeShortMoment } from './office-date.ts';

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

it('a moment of this year goes without the year where room is short, an older one without its hour', () => {
  const now = new Date('2026-12-31T22:30:00Z');
  const moments = LANGUAGE_CODES.map((lang) => [lang, plain(officeShortMoment('2026-11-01T09:05:00Z', LANGUAGES[lang].locale, now))]);
  expect(Object.fromEntries(moments)).toEqual({
    en: '01/11, 10:05',
    si: '1. 11. 10:05',
    hr: '01. 11. 10:05',
    de: '01.11. 10:05',
    at: '01.11. 10:05',
    rs: '1. 11. 10:05',
    ba: '1. 11. 10:05',
    me: '1. 11. 10:05',
    it: '01/11, 10:05',
    es: '1/11, 10:05',
  });
  expect(plain(officeShortMoment('2025-12-31T22:59:00Z', LANGUAGES.si.locale, now))).toBe('31. 12. 2025');
  // The year in the shop's time zone, not in UTC.
  expect(plain(officeShortMoment('2025-12-31T23:00:00Z', LANGUAGES.si.locale, now))).toBe('1. 1. 00:00');
});
