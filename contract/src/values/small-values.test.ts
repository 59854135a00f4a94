import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directoryPath } from './directory-path.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { isConsentPath, isPrivatePath } from './private-path.ts';
import { consentCookie, formatConsent, parseConsent, readConsent, wholeConsent } from './consent.ts';
import { formatDate, formatMoment, withTime } from './date.ts';
import { mailboxOf } from './mailbox-of.ts';
import { safePath } from './safe-path.ts';
import { slugify, slugIn } from './slug.ts';
import { toLatin } from './to-latin.ts';
import { truncateCharacters, truncateWords } from './text.ts';

it('consent is a pipe-separated list of approved categories, a year long [S3.119, S9.56, S9.58]', () => {
  expect(parseConsent('necessary|analytics')).toEqual(['necessary', 'analytics']);
  expect(formatConsent(['necessary', 'analytics'])).toBe('necessary|analytics');
  expect(readConsent('a=1; gdpr=analytics|other')).toEqual(['necessary', 'analytics']);
  expect(readConsent('a=1; xgdpr=analytics')).toBeNull();
  expect(readConsent('gdpr= marketing ;a=1')).toEqual(['necessary', 'marketing']);
  expect([readConsent(undefined), readConsent(''), readConsent('gdpr=')]).toEqual([null, null, ['necessary']]);
  expect(parseConsent(`a|B|c d||${'x'.repeat(41)}|${'y'.repeat(40)}|1|e2`)).toEqual(['a', 'y'.repeat(40)]);
  expect([wholeConsent([]), wholeConsent(['marketing', 'analytics', 'spying'])]).toEqual([['necessary'], ['necessary', 'analytics', 'marketing']]);
  expect(consentCookie(['necessary', 'analytics'], false)).toBe('gdpr=necessary|analytics; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(consentCookie(['necessary', 'analytics'], true)).toBe('gdpr=necessary|analytics; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});

describe('dates', () => {
  it('read DD.MM.YYYY. with the final dot, unless a language has a form of its own [S9.48]', () => {
    const forms = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, formatDate('2026-11-05', lang)]));
    const [usual, slashes, plain] = ['05.11.2026.', '05/11/2026', '05.11.2026'];
    expect(formatDate('2026-11-05')).toBe(usual);
    expect(forms).toEqual({ si: usual, hr: usual, rs: usual, ba: usual, me: usual, en: slashes, it: slashes, es: slashes, de: plain, at: plain });
  });

  it('are those of the shop’s clock, with the time where it is asked for [S9.48]', () => {
    expect(formatDate('2026-11-05T23:30:00Z')).toBe('06.11.2026.');
    expect(formatMoment('2026-07-05T22:05:00Z', 'si')).toBe('06.07.2026. 00:05');
    expect(formatMoment('2026-07-05T22:05:00Z', 'en')).toBe('06/07/2026, 00:05');
    expect(formatMoment('2026-07-05T22:05:00Z', 'en', 'Europe/London')).toBe('05/07/2026, 23:05');
    expect(formatMoment('2026-11-05', 'si')).toBe('05.11.2026. 00:00');
    expect([withTime('1.9.', '8:00'), withTime('1/9', '8:00')]).toEqual(['1.9. 8:00', '1/9, 8:00']);
  });
});

it.each([
  [' Ana.Kos+trgovina@Primer.test ', 'ana.kos@primer.test'],
  ['ana+1+2@primer.test', 'ana@primer.test'],
  ['A.na.Kos+x@googlemail.com', 'anakos@gmail.com'],
  ['ana@kos@primer.test', 'ana@kos@primer.test'],
])('%j is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

it('descriptions are cut to 50 characters or 20 words, at word ends [S9.44, S9.45]', () => {
  const text = 'Prenosnik z zaslonom, ki ga lahko zložite, in baterijo, ki zdrži ves delovni dan brez polnilnika in še malo več kot to';
  expect([...truncateCharacters(text)].length).toBeLessThanOrEqual(51);
  expect(truncateCharacters(text)).toBe('Prenosnik z zaslonom, ki ga lahko zložite, in…');
  expect(truncateWords(text).split(' ')).toHaveLength(20);
  expect(truncateWords('kratko')).toBe('kratko');
});

it('slugs are plain ASCII, also of Cyrillic', () => {
  expect(slugify('Pralni stroj Bela 9, tihi & škatla')).toBe('pralni-stroj-bela-9-tihi-skatla');
  expect(slugify('Ђорђе Њушкало')).toBe('djordje-njuskalo');
  expect(slugify('★')).toBe('izdelek');
  expect(['de', 'at', 'hr'].map((lang) => slugIn(lang, 'Kopfhörer Größe'))).toEqual(['kopfhoerer-groesse', 'kopfhoerer-groesse', 'kopfhorer-grosse']);
  expect(toLatin('Машина за веш')).toBe('Mašina za veš');
});

it.each([
  ['Prenosnik  Kvant Arc 14, 1 TB!', 'prenosnik-kvant-arc-14-1-tb'],
  ['--a--b--', 'a-b'],
  ['Größe Ærø Łódź', 'grosse-aero-lodz'],
  ['a'.repeat(100), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['', 'izdelek'],
])('%j has the slug %s', (text, slug) => expect(slugify(text)).toBe(slug));

it.each([
  ['Љубав и Ђаци', 'Ljubav i Đaci'],
  ['Џак, њива, чај, шума', 'Džak, njiva, čaj, šuma'],
  ['Plain čaj', 'Plain čaj'],
  ['Ѳ и Ў', 'Ѳ i Ў'],
])('%s is %s in Latin script', (text, latin) => expect(toLatin(text)).toBe(latin));

it('only paths of this site may be redirected to', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil',
    '/%09/evil',
    'https://evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/a\u0000b',
    '/%252f%252fevil',
    '',
  ];
  expect(hostile.map(safePath)).toEqual(hostile.map(() => null));
  expect(safePath('/hr/košarica/?a=1')).toBe('/hr/košarica/?a=1');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const target = safePath(text);
      if (target !== null) expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 3000 },
  );
});

it.each(['/a'.repeat(1025), '/a%', '/a%2', '/%25252f%25252fevil.example', '/a//b', '/%5C%5Cevil', '/\u007f'])('%j is refused as a redirect', (target) =>
  expect(safePath(target)).toBeNull(),
);
it.each(['/', `/${'a'.repeat(2047)}`, '/a?next=//b', '/a?u=https://b.example//c', '/%C4%8Daj/', '/a#b'])('%j stays on this site', (target) =>
  expect(safePath(target)).toBe(target),
);

it.each(['webshop', 'auth', 'wishlist', 'compare', 'newsletter', 'sweepstake'])(
  'pages below /%s/ are one visitor’s alone, under every prefix and as data',
  (word) => {
    for (const before of ['', '/hr', '/_data', '/_data/hr']) expect(isPrivatePath(`${before}/${word}/x/`)).toBe(true);
    for (const other of [`/${word}s/`, `/x/${word}/`, `/hrv/${word}/`, `/${word}`]) expect(isPrivatePath(other)).toBe(false);
    expect(isConsentPath(`/${word}/`)).toBe(false);
  },
);

it('the page where cookies are chosen is one visitor’s alone in every language [S3.119]', () => {
  for (const lang of LANGUAGE_CODES) {
    const path = directoryPath('consents', { lang, defaultLanguage: 'si' });
    expect([path, isPrivatePath(path), isPrivatePath(`/_data${path}`), isConsentPath(path)]).toEqual([path, true, true, true]);
  }
  expect(isConsentPath('/auth/')).toBe(false);
});
