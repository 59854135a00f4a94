import { LANDING } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { describeInBrowser, isSameDocument, markDocument, openBrowser } from '../src/browser.ts';
import { newLanding } from '../src/landing.ts';
import { known } from '../src/shop.ts';

const OPEN_DAYS = `/${LANDING.openDays.slug}/`;
const SCHOOL = `/${LANDING.school.slug}/`;
const TIMER = {
  block: 'timer',
  title: 'Cene tedna',
  ends_at: '2031-05-01T12:00:00+02:00',
  ended_title: 'Ponudba se je končala',
  ended_text: 'Cene so spet običajne.',
};
const ENDS = Date.parse(TIMER.ends_at);
const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Sets the shop's clock, which the browser queries. */
async function setShopTime(page: Page, time: () => number): Promise<void> {
  await page.route('**/_build/latest.json', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200, headers: { date: new Date(time()).toUTCString() } }) : route.continue(),
  );
}
const counted = async (page: Page) => (await page.locator('.countdown-part').allTextContents()).join(' ');

describeInBrowser('the timer of a landing page', () => {
  describe.each([
    ['America/New_York', '2012-01-01T00:00:00Z'],
    ['Asia/Tokyo', '2040-01-01T00:00:00Z'],
  ])('on a device in %s whose clock says %s', (timezoneId, deviceTime) => {
    it.skipIf(hasNoDatabase)('counts by the shop’s clock, with the right words, and says the same end [S1.19]', NEEDS_DATABASE, async () => {
      const { path } = await newLanding([TIMER]);
      const { page, open, problems } = await openBrowser({ timezoneId });
      await page.clock.install({ time: deviceTime });
      // Half a minute more than displayed, so that a slow machine shows an equal value.
      await setShopTime(page, () => ENDS - (2 * DAY + (3 * 3600 + 2 * 60 + 30) * SECOND));
      await open(path);
      await expect.poll(() => counted(page)).toMatch(/^2 dneva 3 ure (?:2 minuti|1 minuta) \d+ sekund[aie]?$/);
      expect(await page.locator('.timer-until').textContent()).toBe('Velja do 01.05.2031. 12:00 po srednjeevropskem času.');
      expect(problems()).toEqual([]);
    });
  });

  it.skipIf(hasNoDatabase)('changes its text at the end without a reload, and never restarts [S1.19]', NEEDS_DATABASE, async () => {
    const { path } = await newLanding([TIMER]);
    const { page, open, problems } = await openBrowser();
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    let time = ENDS - 90 * SECOND;
    await setShopTime(page, () => time);
    await open(path);
    await page.getByRole('timer').waitFor();
    await expect.poll(() => page.locator('.timer [role=status]').textContent()).toBe('Do konca je manj kot 10 minut.');
    await markDocument(page);
    await page.clock.fastForward(50 * SECOND);
    await expect.poll(() => page.locator('.timer [role=status]').textContent()).toBe('Do konca je manj kot 1 minuta.');
    await page.clock.fastForward(50 * SECOND);
    await page.getByRole('heading', { name: TIMER.ended_title }).waitFor();
    expect(await page.locator('.timer [role=status]').textContent()).toBe(TIMER.ended_title);
    expect(await page.getByRole('timer').count()).toBe(0);
    expect(await page.getByText(TIMER.title, { exact: true }).count()).toBe(0);
    // Neither the device's clock nor the shop's can bring it back.
    time = ENDS - DAY;
    await page.clock.setSystemTime('2020-01-01T00:00:00Z');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('pageshow'));
    });
    await page.clock.fastForward(60 * SECOND);
    expect(await page.getByRole('heading', { name: TIMER.ended_title }).isVisible()).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it.skipIf(hasNoDatabase)(
    'shows the end’s date alone while the shop’s time is not known, and nothing moves under reduced motion [S1.19]',
    NEEDS_DATABASE,
    async () => {
      const { path } = await newLanding([TIMER]);
      const { page, open } = await openBrowser({ reducedMotion: 'reduce' });
      await page.route('**/_build/latest.json', (route) => route.abort());
      await open(path);
      expect(await counted(page)).toMatch(/^– dni – ur – minut – sekund$/);
      expect(await page.locator('.timer-until').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)).toBe(0);
      // A transition duration makes all properties of an element fade; when the colours of a whole page change, each element then fades after its parent.
      const fading = await page.evaluate(
        () => [...document.querySelectorAll('*')].filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration)).length,
      );
      expect(fading).toBe(0);
    },
  );
});

describeInBrowser('the coupon of a landing page', () => {
  it('is added to the cart by one button, with a confirmation, and copied by another [S1.22]', async () => {
    const { page, open, problems } = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
    const laptop = await known('laptop');
    await open(laptop.url_without_domain);
    await page.locator('form[data-buy] button[name=code]').first().click();
    await page.getByRole('dialog').waitFor();
    await open(OPEN_DAYS);
    const block = page.locator('.coupon-block');
    await block.getByRole('button', { name: 'Uporabi v košarici' }).focus();
    await page.keyboard.press('Enter');
    await block.getByText('Kupon je v vaši košarici.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await block.getByText('Koda je kopirana.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LANDING.openDays.coupon);
    await open('/webshop/shopping_cart/');
    await page.locator('.used-coupons').getByText(LANDING.openDays.coupon).waitFor();
    expect(problems()).toEqual([]);
  });
  it.skipIf(hasNoDatabase)('that the shop refuses shows the reason and stays usable', NEEDS_DATABASE, async () => {
    const { path } = await newLanding([{ block: 'coupon', title: 'Kupon', code: LANDING.openDays.coupon }]);
    const { page, open } = await openBrowser();
    await page.route('**/api/webshop/coupon/**', (route) =>
      route.fulfill({ status: 422, contentType: 'application/json', body: '{"success":false,"data":{"label_name":"error_coupon_invalid_code"}}' }),
    );
    await open(path);
    await page.getByRole('button', { name: 'Uporabi v košarici' }).click();
    await page.locator('.coupon-block-note .bad').waitFor();
    expect(await page.getByRole('button', { name: 'Uporabi v košarici' }).getAttribute('aria-disabled')).toBe('false');
  });
});

describeInBrowser('the video of a landing page', () => {
  it('from another site loads nothing before the button is pressed, and does not play by itself [S1.23]', async () => {
    const { page, open, problems } = await openBrowser();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('origin')) && request.url().startsWith('http')) foreign.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }));
    await open(SCHOOL);
    const key = page.getByRole('button', { name: 'Prikaži video na YouTube' });
    await key.scrollIntoViewIfNeeded();
    expect(await page.getByText('YouTube prejme vaš naslov IP').isVisible()).toBe(true);
    expect(foreign).toEqual([]);
    await key.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('.block-video iframe');
    await frame.waitFor();
    const src = new URL((await frame.getAttribute('src')) as string);
    expect(src.origin).toBe('https://www.youtube-nocookie.com');
    expect(src.searchParams.get('autoplay')).toBeNull();
    expect(src.searchParams.get('cc_lang_pref')).toBe('sl');
    expect(await frame.getAttribute('title')).not.toBe('');
    await expect.poll(() => foreign.map((url) => new URL(url).host)).toEqual(['www.youtube-nocookie.com']);
    expect(problems()).toEqual([]);
  });
  it.skipIf(hasNoDatabase)('of another site is reached by a new document, whose policy allows it [S1.23]', NEEDS_DATABASE, async () => {
    const { path } = await newLanding([{ block: 'grid', columns: 2, cards: [{ title: 'Šola', link: { label: 'Prenosniki', url: SCHOOL } }] }]);
    const { page, open } = await openBrowser();
    await open(path);
    await markDocument(page);
    await page.locator('.block-card a').click();
    await page.waitForURL(`**${SCHOOL}`);
    await page.getByRole('button', { name: 'Prikaži video na YouTube' }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });
  it('of ours stands still until it is played, with captions in the page’s language [S1.23]', async () => {
    const { page, open, problems } = await openBrowser();
    await open(OPEN_DAYS);
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    expect(await video.evaluate((one: HTMLVideoElement) => [one.paused, one.controls, one.autoplay, one.preload])).toEqual([true, true, false, 'none']);
    await video.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    const shown = () =>
      video.evaluate((one: HTMLVideoElement) =>
        [...one.textTracks].filter(({ mode }) => mode === 'showing').map(({ language, cues }) => [language, cues?.length]),
      );
    await expect.poll(shown).toEqual([['sl-SI', 4]]);
    expect(problems()).toEqual([]);
  });
});
