import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, languageBase, type LanguageCode } from '@vitrina/contract/values/languages';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { AccountMailKind } from './outbox.ts';
import { renderMail, type RenderedMail } from './render-mail.ts';

const SHOP = {
  name: 'Vitrina',
  organizationName: 'Vitrina, d. o. o.',
  postalAddress: 'Slovenska cesta 1, 1000 Ljubljana',
  publicUrl: 'https://shop.example',
  defaultLanguage: 'si' as const,
  email: 'pomoc@shop.example',
  phone: '+386 1 200 00 00',
};
const CODE = 'AbCdEfGhIjKlMnOpQrSt-_';
/** Path of each link, relative to the language's home page; with a leading slash, relative to the origin. */
const LEADS_TO: Record<AccountMailKind, readonly string[]> = {
  signup: [`auth/confirm_signup/12/${CODE}/`],
  'account-exists': ['auth/login/', 'auth/forgotten_password/'],
  'new-password': [`auth/change_password/12/${CODE}/`],
  'password-changed': ['auth/forgotten_password/'],
  'login-link': [`auth/login_link/12/${CODE}/`],
  'passkey-added': ['auth/edit/', 'auth/forgotten_password/'],
  'provider-added': ['auth/edit/', 'auth/forgotten_password/'],
  'company-approved': ['auth/edit/'],
  'company-refused': [],
  'staff-factor-added': ['auth/forgotten_password/'],
  'staff-factor-reset': [],
  'staff-invited': [`/backoffice/#invited=${CODE}`],
};
const KINDS = Object.keys(LEADS_TO) as AccountMailKind[];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

async function make(kind: AccountMailKind, lang: LanguageCode): Promise<RenderedMail> {
  const rendered = await renderMail(
    { db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES },
    { kind, lang, data: { linkId: 12, linkCode: CODE } },
  );
  if (rendered.kind !== 'mail') throw new Error(rendered.why);
  return rendered;
}

describe.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']))('%s', (lang) => {
  it.each(KINDS)('%s is whole, in the language’s words, and leads to its pages', async (kind) => {
    const mail = await make(kind, lang);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/mail_[a-z]+/);
      // A link's random code may contain the letters of `NaN`.
      expect(part).not.toMatch(/\{[a-z]+\}|undefined|\bnull\b|(?<![\w-])NaN(?![\w-])|\[object/);
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
    expect(mail.html).not.toMatch(/<script|<img|<link| src=|url\(/);
    for (const path of LEADS_TO[kind]) {
      const url = `https://shop.example${path.startsWith('/') ? '' : languageBase(lang, 'si')}${path}`;
      expect(mail.text).toContain(url);
      expect(mail.html).toContain(`href="${url}"`);
    }
    // A mail about an account: there is no subscription to end.
    expect(mail.unsubscribeUrl).toBeUndefined();
  });

  it('each kind says something else, and no other tongue’s words', async () => {
    const subjects = await Promise.all(KINDS.map(async (kind) => (await make(kind, lang)).subject));
    expect(new Set(subjects).size).toBe(KINDS.length);
    if (lang === 'en') return;
    const english = await Promise.all(KINDS.map(async (kind) => (await make(kind, 'en')).subject));
    expect(subjects.filter((subject) => english.includes(subject))).toEqual([]);
  });
});

it('a mail to an unconfirmed address contains no password and no name', async () => {
  const rendered = await renderMail(
    { db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES },
    { kind: 'signup', lang: 'si', data: { linkId: 12, linkCode: CODE, name: 'Kupi zdaj na evil.test', passwordHash: '$argon2id$' } },
  );
  expect(JSON.stringify(rendered)).not.toMatch(/evil\.test|argon2/);
});
