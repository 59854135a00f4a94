import { describe, expect, it } from 'vitest';
import { CURRENCIES, LANGUAGE_CODES, LANGUAGES, languageBase, splitLanguage } from './languages.ts';

describe('languages', () => {
  it('are ten: hr, en, de, at, rs, si, it, ba, me, es [S1.29]', () => {
    expect([...LANGUAGE_CODES].sort()).toEqual(['at', 'ba', 'de', 'en', 'es', 'hr', 'it', 'me', 'rs', 'si']);
  });

  it('at is in German, si in Slovenian [S1.30, S1.31]', () => {
    expect(LANGUAGES.at.lang).toBe('de-AT');
    expect(LANGUAGES.si.lang).toBe('sl-SI');
  });

  it('rs prices in RSD, ba in BAM, all others in euro [S1.32, S1.33, S1.34, S9.51, S9.52, S9.53]', () => {
    const others = LANGUAGE_CODES.filter((code) => code !== 'rs' && code !== 'ba');
    expect(LANGUAGES.rs.currency).toBe('RSD');
    expect(LANGUAGES.ba.currency).toBe('BAM');
    expect(others.map((code) => LANGUAGES[code].currency)).toEqual(Array(8).fill('EUR'));
  });

  it('each currency has a code and a pattern with %s [S3.73, S3.74]', () => {
    for (const [code, currency] of Object.entries(CURRENCIES)) {
      expect(currency.code).toBe(code);
      expect(currency.pattern).toContain('%s');
    }
  });

  it('ba is formatted as Bosnian is, by a locale that browsers without Bosnian know too', () => {
    const week = (locale: string) =>
      Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + day)),
      );
    expect(week(LANGUAGES.ba.locale)).toEqual(week('bs-BA'));
    expect((1234567.5).toLocaleString(LANGUAGES.ba.locale)).toBe((1234567.5).toLocaleString('bs-BA'));
  });

  it('the prefix is an optional segment of exactly two letters; the default language has none [S2.5, S2.6]', () => {
    expect(languageBase('si', 'si')).toBe('/');
    expect(languageBase('hr', 'si')).toBe('/hr/');
    expect(splitLanguage('/hr/x/', 'si')).toEqual({ lang: 'hr', rest: '/x/', redundant: false });
    expect(splitLanguage('/hrx/x/', 'si')).toEqual({ lang: 'si', rest: '/hrx/x/', redundant: false });
    expect(splitLanguage('/xx/x/', 'si')).toEqual({ lang: 'si', rest: '/xx/x/', redundant: false });
    expect(splitLanguage('/si/x/', 'si')).toEqual({ lang: 'si', rest: '/x/', redundant: true });
    expect(splitLanguage('/en', 'si')).toEqual({ lang: 'en', rest: '/', redundant: false });
    expect(splitLanguage('/x/hr/', 'si')).toEqual({ lang: 'si', rest: '/x/hr/', redundant: false });
    expect(splitLanguage('/si/', 'hr')).toEqual({ lang: 'si', rest: '/', redundant: false });
    expect(splitLanguage('/HR/x/', 'si')).toEqual({ lang: 'si', rest: '/HR/x/', redundant: false });
    expect(languageBase('si', 'hr')).toBe('/si/');
  });
});
