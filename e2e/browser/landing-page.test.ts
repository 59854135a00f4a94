import { staticContent } from '@vitrina/contract/static-content';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { LANDING } from '@vitrina/demo/known';
import { expect, it } from 'vitest';
import { judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { call } from '../src/shop.ts';

const OPEN_DAYS = `/${LANDING.openDays.slug}/`;
const SCHOOL = `/${LANDING.school.slug}/`;

describeInBrowser('a landing page', () => {
  it('can be used without scripts [S1.16, S1.19, S1.20, S1.22, S1.23, S1.24]', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(OPEN_DAYS);
    expect(await page.locator('.countdown').isVisible()).toBe(false);
    expect(await page.locator('.timer-until').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Kopiraj kodo' }).count()).toBe(0);
    expect(await page.locator('.coupon-block').getByRole('button', { name: 'Uporabi v košarici' }).isVisible()).toBe(true);
    expect(await page.locator('.block .newsletter-form button').isVisible()).toBe(true);
    const question = page.locator('.block-accordion summary').first();
    await question.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.block-accordion .rich-text').first().isVisible()).toBe(true);
    await page.locator('.rail').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.rail').evaluate((rail) => rail.scrollLeft)).toBeGreaterThan(0);
    await open(SCHOOL);
    expect(await page.getByRole('link', { name: 'Odpri na strani YouTube' }).getAttribute('href')).toContain('https://www.youtube.com/watch?v=');
  });
  it('shows the wheel and the form of the newsletter, with one name for each place [S1.20, S1.21]', async () => {
    const { page, open, problems } = await openBrowser();
    await open(OPEN_DAYS);
    await page.locator('.block .spin-wheel').waitFor();
    expect(await page.locator('.block .newsletter-form input[name=source]').getAttribute('value')).toBe('landing');
    expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i))).toEqual([]);
    expect(problems()).toEqual([]);
  });
  it.each(inLongRun<LanguageCode>(['si', 'de', 'it', 'rs'], ['de']))(
    'has nothing that axe finds in %s, and nothing wider than the window [S1.16]',
    async (lang: LanguageCode) => {
      const visit = await openBrowser();
      for (const slug of [LANDING.openDays.slug, LANDING.school.slug]) {
        const { urls } = await call(staticContent.page, { slug });
        await visit.open(urls[lang] as string);
        if (slug === LANDING.openDays.slug) await visit.page.locator('.block .spin-wheel').waitFor();
        expect(await judgeBothSizes(visit)).toEqual([]);
      }
      expect(visit.problems()).toEqual([]);
    },
  );
});
