import { randomUUID } from 'node:crypto';
import { newsletter } from '@vitrina/contract/newsletter';
import { customers } from '@vitrina/contract/customers';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { KNOWN_NEWSLETTER } from '@vitrina/demo/known';
import { beforeAll, expect, it } from 'vitest';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { findTooWide, judge, type View } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { sentMail } from '../src/sent-mail.ts';
import { call } from '../src/shop.ts';

const VIEWS: readonly View[] = [
  { size: 'phone', colorScheme: 'light' },
  { size: 'desktop', colorScheme: 'dark', onlyColours: true },
];

async function expectGood(open: WatchedPage, views = VIEWS): Promise<void> {
  for (const view of views) {
    expect(await judge(open, view)).toEqual([]);
    expect(await open.page.evaluate(findTooWide)).toEqual([]);
  }
  expect(open.problems()).toEqual([]);
}

const newAddress = () => `b-${randomUUID().slice(0, 8)}@example.com`;
const confirmPath = async (email: string) => {
  const { linkId, linkCode } = await sentMail(email, 'newsletter-confirm');
  return `newsletter/confirm/${linkId}/${linkCode}/`;
};

describeInBrowser('the newsletter', () => {
  let open: WatchedPage;
  beforeAll(async () => {
    open = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
  });

  // Colours are equal in all languages.
  const viewsOf = (lang: LanguageCode) => (lang === 'si' ? VIEWS : VIEWS.slice(0, 1));
  const LANGS = inLongRun(['si', 'de', 'rs', 'es'], ['si', 'de']);

  it.each(LANGS)('a newsletter and the form in %s: nothing for axe to say, nothing too wide, no errors [S1.17]', async (lang) => {
    const base = languageBase(lang, 'si');
    await open.open(`${base}newsletter/${KNOWN_NEWSLETTER.id}/${KNOWN_NEWSLETTER.code}/`);
    await expectGood(open, viewsOf(lang));
    await open.open(`${base}newsletter/subscribe/`);
    await expectGood(open, viewsOf(lang));
  });

  it.skipIf(hasNoDatabase).each(LANGS)('the pages of a subscription in %s are accessible too [S1.17]', NEEDS_DATABASE, async (lang) => {
    const email = newAddress();
    const { jwt } = await call(customers.generateToken, {});
    await call(newsletter.subscribe, { email, source: 'page' }, { lang, token: jwt });
    await open.open(languageBase(lang, 'si') + (await confirmPath(email)));
    await expectGood(open, viewsOf(lang));
    await open.page.locator('main form button').click();
    await open.page.waitForURL(/\/newsletter\/preferences\//);
    await open.page.locator('main select').waitFor();
    await expectGood(open, viewsOf(lang));
  });

  it.each(['subscribe/?sent=1', `confirm/1/${'A'.repeat(22)}/`])('the final message of a subscription is accessible too: %s', async (path) => {
    await open.open(`/newsletter/${path}`);
    await expectGood(open);
  });

  it('a link in a text opens the form over the page (mode=newsletter)', async () => {
    const own = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
    const { page } = own;
    await own.open('/katalog/');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/newsletter/subscribe/?mode=newsletter', textContent: 'e-novice?' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'e-novice?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novice in ponudbe po e-pošti' });
    await dialog.getByLabel('E-naslov').waitFor();
    await expectGood(own);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it.skipIf(hasNoDatabase).each([true, false])(
    'is asked for from the foot of a page and confirmed by keyboard, scripts: %s',
    NEEDS_DATABASE,
    async (javaScriptEnabled) => {
      const email = newAddress();
      const own = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce', javaScriptEnabled });
      const { page } = own;
      await own.open('/katalog/');
      const field = page.getByLabel('Naslov za e-novice');
      await field.focus();
      await page.keyboard.type('brez naslova');
      await page.keyboard.press('Enter');
      // The page that receives the form shows the error and keeps the input.
      const again = page.locator('main').getByLabel('E-naslov');
      await again.waitFor();
      expect(await again.inputValue()).toBe('brez naslova');
      expect(await again.getAttribute('aria-invalid')).toBe('true');
      if (javaScriptEnabled) await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
      await again.fill(email);
      await again.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Še en korak: potrdite naslov' }).waitFor();
      own.problems();

      await own.open(`/${await confirmPath(email)}`);
      await page.getByRole('button', { name: 'Da, naročam se' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Naročeni ste na e-novice' }).waitFor();
      await page.getByLabel('Ponudbe in znižanja').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Shranite' }).press('Enter');
      await page.getByRole('status').filter({ hasText: 'Shranjeno.' }).waitFor();
      expect(await page.getByLabel('Ponudbe in znižanja').isChecked()).toBe(false);
      await page.getByRole('button', { name: 'Odjavite me' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Odjavljeni ste' }).waitFor();
      if (javaScriptEnabled) expect(own.problems()).toEqual([]);
    },
  );
});
