import { randomUUID } from 'node:crypto';
import { customers } from '@vitrina/contract/customers';
import { newsletter } from '@vitrina/contract/newsletter';
import { LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { CUSTOMER, KNOWN_NEWSLETTER } from '@vitrina/demo/known';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { see, sendForm } from '../src/buyer.ts';
import { decode, headingOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { sentMail } from '../src/sent-mail.ts';
import { call, known, logIn } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const SUBSCRIBE = '/newsletter/subscribe/';
const ARCHIVE = `newsletter/${KNOWN_NEWSLETTER.id}/${KNOWN_NEWSLETTER.code}/`;
const NOINDEX = '<meta name="robots" content="noindex';

let guest: string;
beforeAll(async () => {
  ({ jwt: guest } = await call(customers.generateToken, {}));
});
/** An unused address, in this run and others. */
const newAddress = () => `n-${randomUUID().slice(0, 8)}@example.com`;
const confirmLink = async (email: string) => {
  const { linkId, linkCode } = await sentMail(email, 'newsletter-confirm');
  return `/newsletter/confirm/${linkId}/${linkCode}/`;
};

describe('the newsletter without scripts [S1.17, S1.20]', () => {
  it('has its form in the foot of every kind of page, in a cached one without anything of the visitor', async () => {
    for (const path of ['/', '/katalog/', (await known('laptop')).url_without_domain, '/webshop/shopping_cart/', '/404/']) {
      const { text } = await sendRequest(path);
      expect(text, path).toMatch(new RegExp(`<form[^>]* action="${SUBSCRIBE}"[^>]*>(?:(?!</form>)[\\s\\S])*name="email"`));
    }
  });

  it.skipIf(hasNoDatabase)('is asked for, confirmed by a click, set and ended', NEEDS_DATABASE, async () => {
    const email = newAddress();
    const submitted = await sendForm(SUBSCRIBE, guest, { email, source: 'footer' });
    expect([submitted.status, submitted.location]).toEqual([303, `${SUBSCRIBE}?sent=1`]);
    expect((await see(`${SUBSCRIBE}?sent=1`, guest)).text).toContain('potrdite naslov');

    const confirm = await confirmLink(email);
    // Mail programs open links by themselves.
    for (let i = 0; i < 3; i += 1) expect(await page(confirm)).toContain('Da, naročam se');
    const confirmed = await sendForm(confirm, guest, {});
    expect(confirmed.status).toBe(303);
    expect(confirmed.location).toMatch(/^\/newsletter\/preferences\/\d+\/[\w-]{22}\/\?done=confirmed$/);
    expect((await sendRequest(confirm)).status).toBe(404);
    expect((await sendForm(confirm, guest, {})).status).toBe(422);

    const preferences = (confirmed.location as string).split('?')[0] as string;
    const first = await sendRequest(preferences);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.text).toContain(NOINDEX);
    expect(first.text).not.toContain(email);
    expect(first.text.match(/type="checkbox"[^>]*checked/g)).toHaveLength(3);
    const saved = await sendForm(preferences, guest, { action: 'save', topics: 'guides', mail_lang: 'hr' });
    expect([saved.status, saved.location]).toEqual([303, `${preferences}?done=saved`]);
    const second = await page(preferences);
    expect(second.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1);
    expect(second).toMatch(/<option[^>]*value="hr"[^>]*selected/);
    const nothing = await sendForm(preferences, guest, { action: 'save', mail_lang: 'hr' });
    expect(nothing.status).toBe(422);
    expect(decode(nothing.text)).toContain('Izberite vsaj eno temo.');

    const stopped = await sendForm(preferences, guest, { action: 'stop' });
    expect([stopped.status, stopped.location]).toEqual([303, preferences]);
    expect(await page(preferences)).toContain('Odjavljeni ste');
  });

  it('with something wrong shows the form again with what was typed, from wherever it was sent', async () => {
    const wrong = await sendForm(SUBSCRIBE, guest, { email: 'brez naslova', source: 'footer' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="brez naslova"');
    expect(wrong.text).toMatch(/id="f-email"[^>]*aria-invalid="true"/);
    const none = await sendForm(SUBSCRIBE, guest, { email: newAddress(), source: 'page', choose: '1' });
    expect(none.status).toBe(422);
    expect(decode(none.text)).toContain('Izberite vsaj eno temo.');
    expect((await sendForm(SUBSCRIBE, guest, { email: '', source: '<script>alert(1)</script>', choose: '1', topics: 'guides' })).text).not.toContain(
      '<script>alert',
    );
    const foreign = await sendRequest(SUBSCRIBE, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${newAddress()}`,
    });
    expect(foreign.status).toBe(403);
  });

  it.skipIf(hasNoDatabase)('leads customers from their account to their own preferences', NEEDS_DATABASE, async () => {
    const token = (await logIn(CUSTOMER)).replace(/^token=/, '');
    expect((await see('/auth/', token)).text).toContain('href="/newsletter/preferences/"');
    expect(await answerOf('/newsletter/preferences/')).toMatch(/^302 \/auth\/login\/\?redirect=/);
    if ((await see('/newsletter/preferences/', token)).status === 200) {
      await sendForm(SUBSCRIBE, guest, { email: CUSTOMER.email, source: 'page' });
      await sendForm(await confirmLink(CUSTOMER.email), guest, {});
    }
    const own = await see('/newsletter/preferences/', token);
    expect([own.status, own.location]).toEqual([302, expect.stringMatching(/^\/newsletter\/preferences\/\d+\/[\w-]{22}\/$/)]);
  });
});

describe('the addresses of newsletters [S2.30, S2.53]', () => {
  it.each(SOME_LANGUAGES)('a newsletter stands at its number and code in %s, with today’s prices and nothing for search engines', async (lang) => {
    const path = languageBase(lang, 'si') + ARCHIVE;
    const { subject, html, date } = await call(newsletter.page, KNOWN_NEWSLETTER, { lang });
    const { status, text, headers } = await sendRequest(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain(NOINDEX);
    expect(text).toMatch(/"template":"NewsletterArchive"/);
    expect(decode(headingOf(text))).toBe(subject);
    // Abbreviations and measures have no-break spaces on the page.
    expect(text.replaceAll('\u00a0', ' ')).toContain(html.replaceAll('\u00a0', ' '));
    expect(date).not.toBeNull();
    const laptop = await known('laptop', { lang });
    expect(decode(text).replaceAll('\u00a0', ' ')).toContain(laptop.title.replaceAll('\u00a0', ' '));
    const [whole = ''] = formatPrice(laptop.price_custom as number, lang).match(/\d[\d.]*/) ?? [];
    expect(decode(text.replace(/<[^>]*>/g, ''))).toContain(whole);
    expect(text).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
    expect(text).not.toMatch(/>[^<]*\bnewsletter_[a-z]+/);
  });

  it('the same for robots, and not in the site map', async () => {
    expect(await page(`/${ARCHIVE}`, { headers: { 'user-agent': GOOGLEBOT } })).toContain(NOINDEX);
    expect(await page('/sitemap.xml')).not.toContain('newsletter');
  });

  it.each([
    `newsletter/${KNOWN_NEWSLETTER.id}/${'A'.repeat(22)}/`,
    `newsletter/999999/${KNOWN_NEWSLETTER.code}/`,
    'newsletter/1/x/',
    'newsletter/0/x/',
    'newsletter/',
    'newsletter/1/',
    'newsletter/other/',
    `newsletter/subscribe/1/${'A'.repeat(22)}/`,
    `newsletter/confirm/1/${'A'.repeat(22)}/`,
    'newsletter/confirm/',
    'newsletter/confirm/1/x/',
    `newsletter/preferences/1/${'A'.repeat(22)}/`,
    'newsletter/preferences/1/',
    `newsletter/preferences/1/${'A'.repeat(22)}/more/`,
  ])('/%s is not found', async (path) => {
    for (const base of ['/', '/hr/']) expect(`${base}${path} ${(await sendRequest(base + path)).status}`).toBe(`${base}${path} 404`);
  });

  it.each(SOME_LANGUAGES)('the form has a page of its own in %s', async (lang) => {
    const html = await page(`${languageBase(lang, 'si')}newsletter/subscribe/`);
    expect(html.match(/type="checkbox"[^>]*name="topics"|name="topics"[^>]*type="checkbox"/g)).toHaveLength(3);
    expect(html).not.toMatch(/>[^<]*\bnewsletter_[a-z]+/);
    expect(html).toContain(NOINDEX);
  });
});
